import type { Importance, Phrase, PhraseValues, PostingFacts, Quote } from '@rolefit/contracts';
import { isOccupation } from '@rolefit/skills';
import type { Wanted } from '../skills/held-lookup.js';
import { overlaps } from '../overlaps.js';
import { withoutJoiningStart } from '../whole-phrase.js';
import { inTenths } from '../months.js';

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

type YearsSubject = Pick<PhraseValues['years'], 'skills' | 'field' | 'occupation'>;

/** The names of the skills that the years are required in, once each. */
function skillsOf({ skills }: ExperienceAsk): string[] {
  return [...new Set(skills.map(({ name }) => name))];
}

/** What years are required in: skills, a field, or an occupation; in nothing special if all are empty. */
export function subjectOf(ask: ExperienceAsk): YearsSubject {
  const field = ask.field === null ? null : withoutJoiningStart(ask.field);
  const isNamed = field !== null && isOccupation(field);
  return {
    skills: skillsOf(ask),
    field: isNamed ? null : field,
    occupation: isNamed ? field : null,
  };
}

/** The years and what they are required in. */
export function labelOf(ask: ExperienceAsk): Phrase {
  return { code: 'years', values: { years: inTenths(ask.years), ...subjectOf(ask) } };
}
