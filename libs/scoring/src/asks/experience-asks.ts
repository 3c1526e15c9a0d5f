import type { Importance, PostingFacts, Quote } from '@rolefit/contracts';
import type { Wanted } from '../held-lookup.js';
import { importanceWeights } from '../weights.js';
import { listInWords, yearsInWords } from '../wording.js';

/** Years asked for, in skills, in a field, or as such. */
export interface ExperienceAsk {
  readonly years: number;
  readonly importance: Importance;
  readonly field: string | null;
  readonly skills: readonly Wanted[];
  readonly quote: Quote;
}

function overlaps(a: Quote, b: Quote): boolean {
  return a.start < b.end && b.start < a.end;
}

function stronger(a: Importance, b: Importance): Importance {
  return importanceWeights[a] >= importanceWeights[b] ? a : b;
}

/**
 * A line such as "4 years of experience with JavaScript and React" may be read as years of each skill and as years of experience: it
 * is asked once. Asks of one line with the same years become one.
 */
export function experienceAsks({ experience, skills }: PostingFacts): ExperienceAsk[] {
  const asks: ExperienceAsk[] = [];
  const all: ExperienceAsk[] = [
    ...experience.map((ask) => ({ ...ask, skills: [] })),
    ...skills.flatMap(({ years, importance, quote, name, skillId }) =>
      years === null
        ? []
        : [{ years, importance, field: null, skills: [{ name, skillId }], quote }],
    ),
  ];
  for (const ask of all) {
    if (ask.years <= 0) continue;
    const at = asks.findIndex(
      (other) =>
        other.years === ask.years &&
        (overlaps(other.quote, ask.quote) || (ask.field !== null && other.field === ask.field)),
    );
    const known = asks[at];
    if (!known) asks.push(ask);
    else
      asks[at] = {
        ...known,
        importance: stronger(known.importance, ask.importance),
        field: known.field ?? ask.field,
        skills: [...known.skills, ...ask.skills],
      };
  }
  return asks;
}

/** What the years are asked in: skills, a field, or null for experience as such. */
export function subjectOf({ skills, field }: ExperienceAsk): string | null {
  return skills.length > 0 ? listInWords([...new Set(skills.map(({ name }) => name))]) : field;
}

/** "4 years of React and Jest", "2 years of experience in nursing". */
export function labelOf(ask: ExperienceAsk): string {
  const subject = subjectOf(ask);
  return `${yearsInWords(ask.years)} of ${subject === null ? 'experience' : ask.skills.length > 0 ? subject : `experience in ${subject}`}`;
}
