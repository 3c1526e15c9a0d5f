import type { ConditionRequirement, PostingFacts, RequirementKind } from '@rolefit/contracts';
import { readPosting } from '../../read-posting.js';

type Told = readonly [ConditionRequirement['topic'], number | null];

async function read(title: string, heading: string, line: string): Promise<PostingFacts> {
  const { facts } = await readPosting(`${title}\n\n${heading}\n- ${line}\n`);
  return facts;
}

function toldBy({ conditions }: PostingFacts): Told[] {
  return conditions.map(({ topic, amount }) => [topic, amount]);
}

function kindsIn({ requirements }: PostingFacts): RequirementKind[] {
  return requirements.flatMap(({ kind }) => (kind === 'title' ? [] : [kind]));
}

interface Language {
  readonly title: string;
  readonly heading: string;
  readonly lines: readonly (readonly [string, ...Told[]])[];
}

const languages: Readonly<Record<string, Language>> = {
  English: {
    title: 'Delivery Driver',
    heading: 'Requirements',
    lines: [
      ['Must be over 25 for insurance', ['minimum-age', 25]],
      ['Candidates have to be 21 years of age or older', ['minimum-age', 21]],
      ['You must be 21 or over for insurance reasons', ['minimum-age', 21]],
      ['Physically fit, as parcels weigh up to 25 kg', ['lifting', 25]],
      ['Willing to work nights', ['nights', null]],
      ['Available on weekends and in the evenings', ['weekends', null], ['evenings', null]],
      ['You work rotating shifts', ['shifts', null]],
      ['Fewer than 6 points on your licence', ['driving-record', 5]],
      ['Clean driving record', ['driving-record', 0]],
      ['No more than two moving violations in the past 3 years', ['driving-record', null]],
      ['No more than two (2) serious moving violations', ['driving-record', null]],
      ['No traffic violations in the last 5 years', ['driving-record', 0]],
      ['Use of your own car', ['own-vehicle', null]],
      ['Able to lift 50 lbs', ['lifting', 23]],
      ['Lift and carry up to 25 kg', ['lifting', 25]],
      ['Standing for long periods', ['standing', null]],
      ['Travel up to 50 %', ['travel', 50]],
      ['Three days a week in the office', ['office-days', 3]],
      ['Pass a background check and a drug test', ['background-check', null], ['drug-test', null]],
      ['Colour vision is essential', ['vision', null]],
    ],
  },
  German: {
    title: 'Pflegefachkraft (m/w/d)',
    heading: 'Ihr Profil',
    lines: [
      ['Bereitschaft zu Nachtdiensten', ['nights', null]],
      ['Bereitschaft zur Wochenendarbeit', ['weekends', null]],
      ['Schichtbereitschaft', ['shifts', null]],
      ['Sie können 25 kg heben', ['lifting', 25]],
      ['Mindestalter 18 Jahre', ['minimum-age', 18]],
      ['Eigener PKW', ['own-vehicle', null]],
      ['Reisebereitschaft bis 30 %', ['travel', 30]],
      ['Zwei Tage pro Woche im Büro', ['office-days', 2]],
      ['Erweitertes Führungszeugnis', ['background-check', null]],
    ],
  },
  French: {
    title: 'Cuisinier (H/F)',
    heading: 'Profil recherché',
    lines: [
      ['Vous acceptez le travail de nuit', ['nights', null]],
      ['Disponible le soir et le week-end', ['evenings', null], ['weekends', null]],
      ['Port de charges jusqu’à 20 kg', ['lifting', 20]],
      ['Véhicule personnel indispensable', ['own-vehicle', null]],
      ['Avoir au moins 18 ans', ['minimum-age', 18]],
      ['Déplacements fréquents à prévoir (30 %)', ['travel', 30]],
      ['Deux jours par semaine au bureau', ['office-days', 2]],
      ['Casier judiciaire vierge', ['background-check', null]],
    ],
  },
  Spanish: {
    title: 'Mozo de almacén',
    heading: 'Requisitos',
    lines: [
      ['Disponibilidad para trabajar de noche', ['nights', null]],
      ['Disponibilidad para turnos rotativos', ['shifts', null]],
      ['Capacidad para levantar 25 kg', ['lifting', 25]],
      ['Ser mayor de 18 años', ['minimum-age', 18]],
      ['Vehículo propio imprescindible', ['own-vehicle', null]],
      ['Disponibilidad para viajar un 40 %', ['travel', 40]],
      ['Tres días a la semana en la oficina', ['office-days', 3]],
    ],
  },
  Swedish: {
    title: 'Lagerarbetare',
    heading: 'Krav',
    lines: [
      ['Du kan arbeta på helger', ['weekends', null]],
      ['Nattarbete förekommer', ['nights', null]],
      ['Du måste kunna lyfta 20 kg', ['lifting', 20]],
      ['Du har fyllt 18 år', ['minimum-age', 18]],
      ['Egen bil', ['own-vehicle', null]],
      ['Resor i tjänsten cirka 20 %', ['travel', 20]],
      ['Tre dagar i veckan på kontoret', ['office-days', 3]],
    ],
  },
};

describe.each(Object.entries(languages))('in %s', (_name, { title, heading, lines }) => {
  it.each(lines.map(([line, ...told]) => ({ line, told })))('$line', async ({ line, told }) => {
    const facts = await read(title, heading, line);
    expect(toldBy(facts)).toEqual(told);
    expect(kindsIn(facts).filter((kind) => kind !== 'condition')).toEqual([]);
  });
});

describe('a condition', () => {
  it.each([
    'No weekends',
    'Travel is not required',
    'Experience in planning night shifts for twenty nurses',
    'At least 18 years of experience as a carpenter',
    'Keine Nachtschichten',
    'Pas de travail le week-end',
    'Wochenendarbeit wird nicht benötigt',
    'You will never have to work weekends',
    'Your own car is not a condition',
    'Egen bil krävs inte',
  ])('is not set by “%s”', async (line) => {
    expect(toldBy(await read('Accountant', 'Requirements', line))).toEqual([]);
  });

  it('is set beside another that is denied', async () => {
    const facts = await read('Nurse', 'Requirements', 'Own car is not needed, night shifts are');
    expect(toldBy(facts)).toEqual([['nights', null]]);
  });

  it('is not what an employer offers', async () => {
    const { facts } = await readPosting(
      'Accountant\n\nRequirements\n- Payroll\n\nBenefits\n- Flexible hours\n- No nights, every weekend off\n',
    );
    expect(facts.conditions).toEqual([]);
  });

  it('is preferred where its words or its heading say so', async () => {
    const wish = await read('Waiter', 'Requirements', 'Own car is a plus');
    const listed = await read('Waiter', 'Nice to have', 'Own car');
    for (const { conditions, requirements } of [wish, listed]) {
      expect(conditions).toMatchObject([{ topic: 'own-vehicle', importance: 'preferred' }]);
      expect(requirements.at(-1)).toMatchObject({ kind: 'condition', importance: 'nice' });
    }
  });

  it('leaves other demands of its sentence alone', async () => {
    const facts = await read('Nurse', 'Requirements', 'Excel and readiness for night shifts');
    expect(toldBy(facts)).toEqual([['nights', null]]);
    expect(facts.requirements.at(-1)).toMatchObject({ kind: 'skill' });
    expect(facts.skills.map(({ name }) => name)).toEqual(['Excel']);
  });

  it('is read once, at its highest demand', async () => {
    const { facts } = await readPosting(
      'Mover\n\nRequirements\n- Lift 20 kg\n- Able to carry 30 kg up the stairs\n',
    );
    expect(toldBy(facts)).toEqual([['lifting', 30]]);
  });
});

describe('conditions in the title', () => {
  it.each<readonly [string, readonly ConditionRequirement['topic'][]]>([
    ['Baker - Nights\n\nA bakery in Leeds.', ['nights']],
    ['Warehouse Operative (rotating shifts)\n\nA depot in Leeds.', ['shifts']],
    ['Baker\n\nWe love team nights out.', []],
    ['Baker\n\nJoin our team and have your weekends off.', []],
    ['Baker - no weekends\n\nA bakery in Leeds.', []],
  ])('%j', async (text, topics) => {
    const { conditions } = (await readPosting(text)).facts;
    expect(conditions.map(({ topic }) => topic)).toEqual(topics);
  });

  it('leave the title one requirement', async () => {
    const { requirements } = (await readPosting('Evening Cleaner\n\nAn office in Leeds.')).facts;
    expect(requirements.map(({ kind }) => kind)).toEqual(['title']);
  });
});
