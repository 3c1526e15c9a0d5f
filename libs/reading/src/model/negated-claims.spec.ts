import { readPosting } from '../read-posting.js';
import { readResume } from '../read-resume.js';
import { emptyPostingAnswer, emptyResumeAnswer, scriptedModel } from '../testing/scripted-model.js';

const asOf = '2026-11-21';

/** A posting with one extra line, about which the model makes claims. */
async function claimOfPosting(line: string, claims: object) {
  const text = `Platform Engineer\n\nWe are looking for a Platform Engineer. You will work with the team.\n\nRequirements\n- ${line}\n- Good humour\n\nApply with your CV.`;
  return readPosting(text, { model: scriptedModel({ ...emptyPostingAnswer, ...claims }) });
}

async function claimOfResume(line: string, claims: object) {
  const text = `Jo Marlin\nPlatform Engineer\n\nSummary\n${line}\n\nExperience\nEngineer, Kiosk & Co\n2016 - 2020\n- Wrote billing services\n`;
  return readResume(text, { asOf, model: scriptedModel({ ...emptyResumeAnswer, ...claims }) });
}

const asked = (name: string, quote: string) => ({
  skills: [{ name, importance: 'required', years: null, group: null, quote }],
});
const held = (name: string, quote: string) => ({ skills: [{ name, quotes: [quote] }] });
const byModel = <Fact extends { readBy?: string }>(facts: readonly Fact[]) =>
  facts.filter(({ readBy }) => readBy !== 'builtin');

describe('a model that claims what a posting says is not asked', () => {
  it.each([
    ['No Kubernetes needed', 'No Kubernetes needed'],
    ['No Kubernetes needed', 'Kubernetes needed'],
    ['No Kubernetes needed', 'Kubernetes'],
    ['Kubernetes is not required here', 'Kubernetes is not required here'],
    ['You do not need Kubernetes or Terraform', 'Kubernetes or Terraform'],
    ['No Kubernetes, no meetings', 'Kubernetes'],
    ['Kubernetes: not required', 'Kubernetes'],
    ['Keine Kubernetes-Kenntnisse erforderlich', 'Kubernetes-Kenntnisse erforderlich'],
    ['Kubernetes ist nicht erforderlich', 'Kubernetes ist nicht erforderlich'],
    ['Kubernetes-Kenntnisse sind kein Muss', 'Kubernetes'],
    ['Kubernetes spielt bei uns keine Rolle', 'Kubernetes'],
    ['No Kubernetes experience? We will teach you.', 'Kubernetes'],
    ['Kubernetes wird nicht benötigt', 'Kubernetes wird nicht benötigt'],
    ['Kenntnisse in Kubernetes werden nicht verlangt', 'Kubernetes'],
    ['Pas besoin de Kubernetes', 'Kubernetes'],
    ['Aucune connaissance de Kubernetes requise', 'connaissance de Kubernetes requise'],
    ['No se requiere Kubernetes', 'Kubernetes'],
    ['Kubernetes no es necesario', 'Kubernetes no es necesario'],
    ['Kubernetes krävs inte', 'Kubernetes krävs inte'],
    ['Ingen erfarenhet av Kubernetes krävs', 'erfarenhet av Kubernetes krävs'],
  ])('is refused: %j quoted as %j', async (line, quote) => {
    const { facts, reading } = await claimOfPosting(line, asked('Kubernetes', quote));
    expect(reading.rejectedClaims).toBe(1);
    expect(byModel(facts.skills)).toEqual([]);
  });

  it.each([
    ['Kubernetes is not required but a plus', 'Kubernetes is not required'],
    ['Kubernetes ist nicht erforderlich, aber von Vorteil', 'Kubernetes ist nicht erforderlich'],
    ['Kubernetes ist nicht erforderlich, aber ein Plus', 'Kubernetes ist nicht erforderlich'],
    ["Kubernetes n'est pas requis mais serait un atout", "Kubernetes n'est pas requis"],
  ])('has %j taken as a wish', async (line, quote) => {
    const { facts, reading } = await claimOfPosting(line, asked('Kubernetes', quote));
    expect(reading.rejectedClaims).toBe(0);
    expect(facts.skills.find(({ skillId }) => skillId === 'kubernetes')).toMatchObject({
      importance: 'preferred',
    });
  });

  it.each([
    ['No nonsense, Kubernetes required', 'Kubernetes required'],
    ['Not only Kubernetes but also Terraform', 'Not only Kubernetes but also Terraform'],
    [
      'Terraform is not required, Kubernetes is a must',
      'Terraform is not required, Kubernetes is a must',
    ],
    [
      'Experience with Kubernetes. No Terraform needed',
      'Experience with Kubernetes. No Terraform needed',
    ],
  ])('is believed where it is asked: %j', async (line, quote) => {
    const { facts, reading } = await claimOfPosting(line, asked('Kubernetes', quote));
    expect(reading.rejectedClaims).toBe(0);
    expect(facts.skills.find(({ skillId }) => skillId === 'kubernetes')).toMatchObject({
      importance: 'required',
    });
  });

  it.each([
    [
      'a language',
      'No German required',
      {
        languages: [{ code: 'de', level: null, importance: 'required', quote: 'German required' }],
      },
    ],
    [
      'a degree',
      "A bachelor's degree is not required",
      {
        education: [
          {
            level: 'bachelor',
            field: null,
            importance: 'required',
            orEquivalent: false,
            quote: "A bachelor's degree is not required",
          },
        ],
      },
    ],
    [
      'a degree without a level',
      'No degree needed',
      {
        education: [
          {
            level: 'bachelor',
            field: null,
            importance: 'required',
            orEquivalent: false,
            quote: 'degree needed',
          },
        ],
      },
    ],
    [
      'years',
      'You do not need 5 years of experience',
      {
        experience: [
          { years: 5, field: null, importance: 'required', quote: '5 years of experience' },
        ],
      },
    ],
    [
      'a licence',
      'A driving licence is not necessary',
      {
        licences: [{ name: 'Driving licence', importance: 'required', quote: 'A driving licence' }],
      },
    ],
    [
      'a clearance',
      'No security clearance needed',
      {
        clearances: [
          {
            name: 'Security clearance',
            importance: 'required',
            quote: 'security clearance needed',
          },
        ],
      },
    ],
    [
      'a work permit',
      'No work permit for Germany required',
      { workPermits: [{ country: 'DE', quote: 'work permit for Germany required' }] },
    ],
    [
      'remote work',
      'This is not a remote position',
      { places: [{ place: null, arrangement: 'remote', quote: 'remote position' }] },
    ],
  ])('is refused for %s', async (_, line, claims) => {
    const { facts, reading } = await claimOfPosting(line, claims);
    expect(reading.rejectedClaims).toBe(1);
    for (const key of Object.keys(claims)) expect(byModel(facts[key as 'languages'])).toEqual([]);
  });
});

describe('a model that claims what a resume says its writer does not have', () => {
  it.each([
    ['I have never used Kafka', 'I have never used Kafka'],
    ['I have never used Kafka', 'used Kafka'],
    ["I haven't worked with Kafka yet", 'worked with Kafka'],
    ['Strong in Java, no experience with Kafka', 'experience with Kafka'],
    ['No hands-on experience with Spark, Kafka or Flink', 'Spark, Kafka or Flink'],
    ['I want to learn Kafka', 'learn Kafka'],
    ['Looking forward to learning Kafka', 'learning Kafka'],
    ['Not familiar with Kafka', 'familiar with Kafka'],
    ['Java, SQL, Kafka (no experience)', 'Java, SQL, Kafka'],
    ['Kafka: none', 'Kafka'],
    ['Kafka habe ich nie benutzt', 'Kafka'],
    ['Ich habe noch nie mit Kafka gearbeitet', 'mit Kafka gearbeitet'],
    ['Ich habe keine Erfahrung mit Kafka', 'Erfahrung mit Kafka'],
    ['Ich möchte gerne Kafka lernen', 'Kafka lernen'],
    ["Je n'ai jamais utilisé Kafka", 'utilisé Kafka'],
    ["Pas d'expérience avec Kafka", 'expérience avec Kafka'],
    ['Je souhaite apprendre Kafka', 'apprendre Kafka'],
    ['Nunca he trabajado con Kafka', 'trabajado con Kafka'],
    ['Sin experiencia en Kafka', 'experiencia en Kafka'],
    ['Quiero aprender Kafka', 'aprender Kafka'],
    ['Jag har aldrig använt Kafka', 'använt Kafka'],
    ['Ingen erfarenhet av Kafka', 'erfarenhet av Kafka'],
    ['Jag vill lära mig Kafka', 'lära mig Kafka'],
  ])('is refused: %j quoted as %j', async (line, quote) => {
    const { reading, facts } = await claimOfResume(line, held('Kafka', quote));
    expect(reading.rejectedClaims).toBe(1);
    expect(
      facts.skills.flatMap(({ skillId, evidence }) =>
        skillId === 'apache-kafka' || skillId === 'kafka' ? byModel(evidence) : [],
      ),
    ).toEqual([]);
  });

  it.each([
    'I have never missed a deadline, and I know Kafka well',
    'I want to learn more about Kafka',
    'I have not only used Kafka but run it for years',
    'Never worked with Flink, but with Kafka for years',
    'No experience with Flink, strong in Kafka',
    'Kafka developer with no experience in Flink',
    'Run Kafka with no downtime',
    'Mit Kafka gearbeitet, nie krank gewesen',
  ])('is believed where the resume shows it: %j', async (line) => {
    const { reading } = await claimOfResume(line, held('Kafka', line));
    expect(reading.rejectedClaims).toBe(0);
  });

  it.each([
    [
      'a language',
      'I do not speak German',
      { languages: [{ code: 'de', level: null, quote: 'speak German' }] },
    ],
    [
      'a degree',
      "I never finished: no bachelor's degree",
      { education: [{ level: 'bachelor', field: null, quote: "bachelor's degree" }] },
    ],
    [
      'a licence',
      'Driving licence: no',
      { licences: [{ name: 'Driving licence', quote: 'Driving licence' }] },
    ],
    [
      'a clearance',
      'I have never held a security clearance',
      { clearances: [{ name: 'Security clearance', quote: 'a security clearance' }] },
    ],
    [
      'a work permit',
      'I am not authorized to work in the United States',
      { workPermits: [{ country: 'US', quote: 'authorized to work in the United States' }] },
    ],
    [
      'a permit that a sponsor must get',
      'I require visa sponsorship to work in the US',
      { workPermits: [{ country: 'US', quote: 'visa sponsorship to work in the US' }] },
    ],
  ])('is refused for %s', async (_, line, claims) => {
    const { facts, reading } = await claimOfResume(line, claims);
    expect(reading.rejectedClaims).toBe(1);
    for (const key of Object.keys(claims)) expect(byModel(facts[key as 'languages'])).toEqual([]);
  });

  it('is believed where a permit needs no sponsor', async () => {
    const line = 'Authorized to work in the United States, I do not require sponsorship';
    const { reading } = await claimOfResume(line, {
      workPermits: [{ country: 'US', quote: line }],
    });
    expect(reading.rejectedClaims).toBe(0);
  });
});
