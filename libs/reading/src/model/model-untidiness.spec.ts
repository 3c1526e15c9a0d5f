import { readPosting } from '../read-posting.js';
import { readResume } from '../read-resume.js';
import { emptyPostingAnswer, emptyResumeAnswer, scriptedModel } from '../testing/scripted-model.js';

const posting =
  'Lab Technician\n\nDuties\n- Run the mass spectrometer every day\n\nRequirements\n- Experience with metagenomics, isotope probing and Zephyrix\n- Bachelor’s degree in biology\n';
const resume =
  'Ana Poe\nana@poe.example\n\nExperience\nLab Technician, Fjord Labs, 2019 - 2021\n- Ran metagenomics runs\n\nSkills\nIsotope probing, Zephyrix\n';
const asks = (name: string, quote: string) => ({
  name,
  importance: 'required',
  years: null,
  group: null,
  quote,
});

describe('an untidy model', () => {
  it('that words unknown skills a little differently adds none twice', async () => {
    const model = scriptedModel({
      ...emptyPostingAnswer,
      skills: [
        asks('Metagenomic', 'experience with METAGENOMICS, isotope probing and zephyrix'),
        asks('isotope  probing', 'isotope probing'),
        asks('Isotope-Probing experience', 'Experience with metagenomics, isotope probing'),
        asks('zephyrix', 'Zephyrix'),
        asks('zephyrix', 'Zephyrix'),
      ],
    });
    const { facts } = await readPosting(posting, { model });
    const names = facts.skills.map(({ name }) => name.toLowerCase());
    expect(names.filter((name) => /metagenomic/.test(name))).toHaveLength(1);
    expect(names.filter((name) => /probing/.test(name))).toEqual(['isotope probing']);
    expect(facts.skills.map(({ name }) => name)).toContain('Zephyrix');
  });

  it('that says one thing a thousand times says it once', async () => {
    const model = scriptedModel({
      ...emptyPostingAnswer,
      skills: Array.from({ length: 1_000 }, () => asks('Zephyrix', 'Zephyrix')),
      duties: Array.from({ length: 1_000 }, () => ({
        quote: 'Run the mass spectrometer every day',
      })),
    });
    const { facts } = await readPosting(posting, { model });
    expect(facts.skills.filter(({ name }) => name === 'Zephyrix')).toHaveLength(1);
    expect(facts.duties).toHaveLength(1);
  });

  it('that tells a role twice, and a name as a role or a skill, adds one role and no name', async () => {
    const role = {
      title: 'Lab Technician',
      employer: 'Fjord Labs',
      start: '2019-01',
      end: '2021-12',
      isCurrent: false,
      quote: 'Lab Technician, Fjord Labs, 2019 - 2021',
    };
    const model = scriptedModel({
      ...emptyResumeAnswer,
      roles: [
        { ...role, start: null, end: null, quote: 'Lab Technician, Fjord Labs' },
        role,
        role,
        { ...role, title: '[NAME_1]', quote: '[NAME_1]' },
      ],
      skills: [
        { name: '[NAME_1]', quotes: ['[NAME_1]'] },
        { name: '[EMAIL_1]', quotes: ['[EMAIL_1]'] },
      ],
    });
    const { facts, reading } = await readResume(resume, { asOf: '2026-11-21', model });
    expect(facts.roles).toMatchObject([{ title: 'Lab Technician', start: '2019-01' }]);
    expect(facts.skills.map(({ name }) => name).join()).not.toMatch(/poe/i);
    expect(reading.rejectedClaims).toBe(3);
  });

  it.each([
    [null],
    [[]],
    [{}],
    ['Here you are: {}'],
    [{ ...emptyPostingAnswer, skills: [[[[]]]] }],
    [
      {
        ...emptyPostingAnswer,
        education: [
          { level: 'wizard', field: null, importance: 'required', orEquivalent: false, quote: 'x' },
        ],
      },
    ],
  ])('that answers %j is asked twice and then given up', async (answer) => {
    const model = scriptedModel(answer);
    await expect(readPosting(posting, { model })).rejects.toMatchObject({
      code: 'MODEL_ANSWER_INVALID',
    });
    expect(model.requests).toHaveLength(2);
  });
});
