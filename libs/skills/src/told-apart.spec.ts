import { mentionsIn } from './find-skill-mentions.js';
import { aliasesOf } from './parse-aliases.js';
import { parseSkills, skillsOf } from './parse-skills.js';
import { buildSpellingIndex } from './spelling-index.js';
import type { TaxonomySkill } from './taxonomy.js';

function skillsIn(field: number, lines: string): TaxonomySkill[] {
  return parseSkills('practice', lines)
    .flatMap(skillsOf)
    .map((skill) => ({ ...skill, field }));
}

const skills = [
  ...skillsIn(
    0,
    `
    Physical therapy | PT^? | ? patient, rehab, clinic
    Occupational therapy | OT^? | ? patient, rehab
    Wound care | |
    Bladder scanning | |
    `,
  ),
  ...skillsIn(
    1,
    `
    Personal training | PT^? | ? gym, fitness, small group
    Customer relationship management | CRM^ |
    Weightlifting | |
    `,
  ),
  ...skillsIn(2, 'Crew resource management | CRM^? | ? flight, pilot, cockpit'),
];
const root = buildSpellingIndex(skills);

function named(text: string): string[] {
  return mentionsIn(text, root).map(({ skillId }) => skillId);
}

describe('an abbreviation of several skills', () => {
  it.each([
    ['PT for patients after surgery', 'physical-therapy'],
    ['Our rehabilitation team offers PT', 'physical-therapy'],
    ['PT at a gym in town', 'personal-training'],
    ['PT in small groups', 'personal-training'],
    ['Member of the fitness team: PT lessons, far from any patient', 'personal-training'],
  ])('is what the nearest context word says: %s', (text, id) => {
    expect(named(text)).toEqual([id]);
  });

  it('is what the skills around it are', () => {
    expect(named('Wound care, PT, bladder scanning')).toEqual(['wound-care', 'physical-therapy', 'bladder-scanning']);
    expect(named('Weightlifting\nPT')).toEqual(['weightlifting', 'personal-training']);
  });

  it('is nothing where nothing tells, or everything', () => {
    expect(named('PT, 20 hours a week')).toEqual([]);
    expect(named('Wound care, PT, weightlifting')).toEqual(['wound-care', 'weightlifting']);
    expect(named('pt patient')).toEqual([]);
  });

  it('does not look beyond its line for words', () => {
    expect(named('We help patients.\nThis is a PT position.')).toEqual([]);
  });

  it('is the skill without a mark unless context speaks for the other', () => {
    expect(named('Experience with CRM')).toEqual(['customer-relationship-management']);
    expect(named('Flight crews train CRM')).toEqual(['crew-resource-management']);
  });
});

describe('aliases of other languages', () => {
  const foreign = new Map(
    [
      { language: 'de' as const, lines: 'wound-care | Wundversorgung, Führung von Wundprotokollen' },
      { language: 'fr' as const, lines: 'personal-training | entraînement sportif, formation*' },
    ]
      .flatMap(aliasesOf)
      .map(({ skillId, spellings }) => [skillId, spellings]),
  );
  const tree = buildSpellingIndex(skills.map((skill) => ({ ...skill, spellings: [...skill.spellings, ...(foreign.get(skill.entry.id) ?? [])] })));
  const found = (text: string) => mentionsIn(text, tree).map(({ skillId }) => skillId);

  it.each(['Führung von Wundprotokollen', 'FUEHRUNG VON WUNDPROTOKOLLEN', 'fuhrung von wundprotokollen', 'Fu\u0308hrung von Wundprotokollen'])('need no accents: %s', (text) => {
    expect(found(text)).toEqual(['wound-care']);
  });

  it('that are words of English too count in texts of their own language', () => {
    expect(found('Vous assurez la formation et le suivi des clients dans nos salles')).toEqual(['personal-training']);
    expect(found('the formation of a team in the north')).toEqual([]);
    expect(found('entrainement sportif')).toEqual(['personal-training']);
  });
});
