import {
  educationLevelSchema,
  languageLevelSchema,
  senioritySchema,
  type PostingFacts,
  type ResumeFacts,
  type Role,
} from '@rolefit/contracts';
import {
  aDuty,
  aLanguageRequirement,
  anEducationRequirement,
  anExperienceRequirement,
  aPostingFacts,
  aSkillRequirement,
  aTitle,
} from './posting-facts.js';
import type { Random } from './random.js';
import { aResumeFacts, aResumeSkill, aRole, aStatement, evidenceIn } from './resume-facts.js';
import { aQuote } from './quote.js';

/** A skill that random facts may name. */
export interface NamedSkill {
  readonly id: string | null;
  readonly name: string;
}

const families = ['software-engineering', 'data', 'nursing', 'sales', null] as const;
const fields = ['computer science', 'nursing', 'economics', null] as const;
const codes = ['en', 'de', 'es', 'fr'] as const;
const verbs = [
  'Build',
  'Maintain',
  'Plan',
  'Document',
  'Teach',
  'Assess',
  'Sell',
  'Repair',
] as const;
const things = [
  'web applications',
  'care plans',
  'data pipelines',
  'gardens',
  'budgets',
  'patients and families',
  'engines',
  'contracts',
] as const;

function times<Item>(count: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** A posting with random requirements, including at least one skill. */
export function aRandomPosting(random: Random, skills: readonly NamedSkill[]): PostingFacts {
  const importance = () => random.pick(['required', 'preferred'] as const);
  const requirement = () => {
    const { id, name } = random.pick(skills);
    const group = random.chance(0.2) ? random.pick(['cloud', 'database']) : null;
    const years = random.chance(0.15) ? random.whole(1, 8) : null;
    return aSkillRequirement(name, {
      skillId: id,
      importance: importance(),
      group,
      years,
      quote: aQuote(`Asks for ${name} ${random.whole(0, 99)}`),
    });
  };
  const family = random.pick(families);
  return aPostingFacts({
    title: random.chance(0.8)
      ? aTitle('Specialist', { family, seniority: random.pick([...senioritySchema.options, null]) })
      : null,
    skills: [
      ...times(random.whole(0, 14), requirement),
      { ...requirement(), importance: 'required' },
    ],
    experience: times(random.whole(0, 2), () =>
      anExperienceRequirement(random.whole(1, 10), {
        field: random.pick([null, 'nursing', 'sales']),
        importance: importance(),
      }),
    ),
    duties: times(random.whole(0, 8), (index) =>
      aDuty(
        `${random.pick(verbs)} ${random.pick(things)} ${index}`,
        random.chance(0.5) ? [random.pick(skills).id ?? 'unknown'] : [],
      ),
    ),
    education: times(random.whole(0, 2), () =>
      anEducationRequirement({
        level: random.pick(educationLevelSchema.options),
        field: random.pick(fields),
        importance: importance(),
        orEquivalent: random.chance(0.3),
      }),
    ),
    languages: times(random.whole(0, 2), () =>
      aLanguageRequirement(random.pick(codes), {
        level: random.pick([...languageLevelSchema.options, null]),
        importance: importance(),
      }),
    ),
    licences: random.chance(0.2)
      ? [{ name: 'Driver’s licence', importance: 'required', quote: aQuote('Driver’s licence') }]
      : [],
  });
}

function aRandomRole(random: Random): Role {
  const start = random.whole(2005, 2024);
  const isCurrent = random.chance(0.3);
  const isDated = random.chance(0.85);
  return aRole(`Role ${random.whole(0, 999)}`, {
    start: isDated ? `${start}-0${random.whole(1, 9)}` : null,
    end: isDated && !isCurrent ? `${start + random.whole(0, 6)}-0${random.whole(1, 9)}` : null,
    isCurrent,
    family: random.pick(families),
    seniority: random.pick([...senioritySchema.options, null]),
  });
}

/** A random resume. */
export function aRandomResume(random: Random, skills: readonly NamedSkill[]): ResumeFacts {
  const roles = times(random.whole(0, 5), () => aRandomRole(random));
  const role = () =>
    roles.length > 0 && random.chance(0.7) ? random.whole(0, roles.length - 1) : null;
  const shown = random.shuffle(skills).slice(0, random.whole(0, skills.length));
  return aResumeFacts({
    roles,
    skills: shown.map(({ id, name }) => {
      const evidence = times(random.whole(1, 3), (index) =>
        evidenceIn(
          role() ?? random.pick(['skills', 'projects', 'summary'] as const),
          `${name} line ${index}`,
        ),
      );
      return aResumeSkill(name, { skillId: id, evidence });
    }),
    statements: times(random.whole(0, 10), (index) =>
      aStatement(`${random.pick(verbs)} ${random.pick(things)} and more ${index}`, {
        role: role(),
        skillIds:
          shown.length > 0 && random.chance(0.5) ? [random.pick(shown).id ?? 'unknown'] : [],
      }),
    ),
    education: times(random.whole(0, 2), (index) => ({
      level: random.pick(educationLevelSchema.options),
      field: random.pick(fields),
      quote: aQuote(`Degree ${index}`),
    })),
    languages: times(random.whole(0, 3), (index) => ({
      code: random.pick(codes),
      level: random.pick([...languageLevelSchema.options, null]),
      quote: aQuote(`Language ${index}`),
    })),
    licences: random.chance(0.2)
      ? [{ name: 'Driver’s licence', quote: aQuote('Holds a driver’s licence') }]
      : [],
  });
}
