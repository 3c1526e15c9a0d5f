import type { Importance, PostingFacts, Quote } from '@rolefit/contracts';
import type { Wanted } from '../skills/held-lookup.js';
import { overlaps } from '../overlaps.js';
import { listInWords, yearsInWords } from '../wording.js';

/** Years required in skills, in a field, or overall. */
export interface ExperienceAsk {
  readonly years: number;
  readonly importance: Importance;
  readonly field: string | null;
  readonly skills: readonly Wanted[];
  readonly quote: Quote;
}

function stronger(a: Importance, b: Importance): Importance {
  return a === 'required' || b === 'required' ? 'required' : 'preferred';
}

/**
 * "4 years of experience with JavaScript and React" may be read both as years per skill and as
 * overall years, so requirements of one line with the same years are merged.
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

/** Subject of the required years: skills, a field, or null for overall experience. */
export function subjectOf({ skills, field }: ExperienceAsk): string | null {
  return skills.length > 0 ? listInWords([...new Set(skills.map(({ name }) => name))]) : field;
}

/** "4 years of React and Jest", "2 years of experience in nursing". */
export function labelOf(ask: ExperienceAsk): string {
  const subject = subjectOf(ask);
  return `${yearsInWords(ask.years)} of ${subject === null ? 'experience' : ask.skills.length > 0 ? subject : `experience in ${subject}`}`;
}
