import { mentionsIn } from './find-skill-mentions.js';
import { aliasesOf } from './parse-aliases.js';
import { parseSkills, skillsOf } from './parse-skills.js';
import { buildSpellingIndex } from './spelling-index.js';
import type { SkillKind } from './skill-entry.js';
import type { TaxonomySkill } from './taxonomy.js';

function skillsIn(
  profession: number,
  lines: string,
  kind: SkillKind = 'practice',
): TaxonomySkill[] {
  return parseSkills(kind, lines)
    .flatMap(skillsOf)
    .map((skill) => ({ ...skill, profession, field: 'any' }));
}

function toolsIn(profession: number, lines: string): TaxonomySkill[] {
  return skillsIn(profession, lines, 'tool');
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
  ...skillsIn(3, 'Debt collection | collection?, collections? | ? debt, overdue'),
  ...skillsIn(
    4,
    `
    Osteopathic medicine | D.O., DO degree |
    Medical technologist | MT (ASCP) |
    Premarket notifications | 510(k) submissions |
    `,
  ),
  ...toolsIn(
    5,
    `
    Java | |
    Hibernate^ | |
    Swing toolkit | Swing^? | ? java, widgets
    Dynamic loading | DL^? | ? java
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
    expect(named('Wound care, PT, bladder scanning')).toEqual([
      'wound-care',
      'physical-therapy',
      'bladder-scanning',
    ]);
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

describe('spellings of one skill that match one word', () => {
  it('are no rivals', () => {
    expect(named('collections of overdue debts')).toEqual(['debt-collection']);
    expect(named('a collection of paintings')).toEqual([]);
  });
});

describe('a name marked for its case and its context', () => {
  it('is found in a list of small letters where its context stands too', () => {
    expect(named('java, swing, hibernate')).toEqual(['java', 'swing-toolkit', 'hibernate']);
  });

  it('is nothing in small letters elsewhere', () => {
    expect(named('widgets that swing, with java in a cup')).not.toContain('swing-toolkit');
    expect(named('hibernate, swing, sleep')).not.toContain('swing-toolkit');
    expect(named('java, dl, hibernate')).not.toContain('dynamic-loading');
  });
});

describe('names with dots and brackets', () => {
  it('that are initials keep their dots', () => {
    expect(named('MD or D.O. required')).toEqual(['osteopathic-medicine']);
    expect(named('what we do, and DO it well')).toEqual([]);
  });

  it('are found as they are written, brackets and all', () => {
    const text = 'MT(ASCP), MT (ASCP) or 510(k) submissions';
    expect(
      mentionsIn(text, root).map(({ skillId, start, end }) => [skillId, text.slice(start, end)]),
    ).toEqual([
      ['medical-technologist', 'MT(ASCP)'],
      ['medical-technologist', 'MT (ASCP)'],
      ['premarket-notifications', '510(k) submissions'],
    ]);
    expect(named('the MT (see ASCP)')).toEqual([]);
  });
});

describe('aliases of other languages', () => {
  const foreign = new Map(
    [
      {
        language: 'de' as const,
        lines: 'wound-care | Wundversorgung, Führung von Wundprotokollen',
      },
      { language: 'fr' as const, lines: 'personal-training | entraînement sportif, formation*' },
    ]
      .flatMap(aliasesOf)
      .map(({ skillId, spellings }) => [skillId, spellings]),
  );
  const tree = buildSpellingIndex(
    skills.map((skill) => ({
      ...skill,
      spellings: [...skill.spellings, ...(foreign.get(skill.entry.id) ?? [])],
    })),
  );
  const found = (text: string) => mentionsIn(text, tree).map(({ skillId }) => skillId);

  it.each([
    'Führung von Wundprotokollen',
    'FUEHRUNG VON WUNDPROTOKOLLEN',
    'fuhrung von wundprotokollen',
    'Fu\u0308hrung von Wundprotokollen',
  ])('need no accents: %s', (text) => {
    expect(found(text)).toEqual(['wound-care']);
  });

  it('that are words of English too count in texts of their own language', () => {
    expect(found('Vous assurez la formation et le suivi des clients dans nos salles')).toEqual([
      'personal-training',
    ]);
    expect(found('the formation of a team in the north')).toEqual([]);
    expect(found('entrainement sportif')).toEqual(['personal-training']);
  });
});
