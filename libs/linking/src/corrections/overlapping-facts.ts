import type { Demand, Importance, PostingFacts, Quote } from '@rolefit/contracts';
import { overlaps } from '../overlaps.js';

/** The facts of a posting that a sentence states, by kind. */
const stated = [
  'skills',
  'experience',
  'duties',
  'education',
  'languages',
  'licences',
  'clearances',
] as const satisfies readonly (keyof PostingFacts)[];

type Stated = Pick<PostingFacts, (typeof stated)[number]>;
type WithConditions = Stated & Pick<PostingFacts, 'workPermits' | 'places' | 'conditions'>;

const keptOutside = <Fact extends { readonly quote: Quote }>(
  facts: readonly Fact[],
  ranges: readonly Quote[],
): Fact[] => facts.filter(({ quote }) => !ranges.some((range) => overlaps(range, quote)));

/** The facts that a posting states outside of some ranges. */
export function statedOutside(facts: Stated, ranges: readonly Quote[]): Stated {
  return {
    skills: keptOutside(facts.skills, ranges),
    experience: keptOutside(facts.experience, ranges),
    duties: keptOutside(facts.duties, ranges),
    education: keptOutside(facts.education, ranges),
    languages: keptOutside(facts.languages, ranges),
    licences: keptOutside(facts.licences, ranges),
    clearances: keptOutside(facts.clearances, ranges),
  };
}

/** As `statedOutside`, with the conditions outside the score. */
export function conditionsOutside(facts: WithConditions, ranges: readonly Quote[]): WithConditions {
  return {
    ...statedOutside(facts, ranges),
    workPermits: keptOutside(facts.workPermits, ranges),
    places: keptOutside(facts.places, ranges),
    conditions: keptOutside(facts.conditions, ranges),
  };
}

/** All quotes of the facts that sentences state. */
export function quotesOf(facts: Stated): Quote[] {
  return stated.flatMap((kind) => facts[kind].map(({ quote }) => quote));
}

/** Only a must is a condition outside the score. */
export function importanceOf(demand: Demand): Importance {
  return demand === 'must' ? 'required' : 'preferred';
}
