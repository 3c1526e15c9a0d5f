import { limits, type WhatIfMatch, type WhatIfOffer, type WhatIfValues } from '@rolefit/contracts';
import type { MatchInput } from '../match-input.js';
import { judgementOf } from '../requirement-judgement.js';
import { craftOf } from '../verdict.js';
import { dependenciesOf } from './dependencies.js';
import { type ChangeableState, judgeForOffers } from './judge-with.js';
import { offerSetCount, offerSets } from './sets-of-offers.js';

type StateOf = (offers: readonly number[]) => ChangeableState;

/** Judges each set of offers once: several requirements may depend on the same. */
function remembered(judge: StateOf): StateOf {
  const known = new Map<string, ChangeableState>();
  return (offers) => {
    const key = offers.join();
    const state = known.get(key) ?? judge(offers);
    known.set(key, state);
    return state;
  };
}

/** The offers without which a value would be the same. */
function thatMatter(
  on: readonly number[],
  valueOf: (offers: readonly number[]) => number,
): number[] {
  const sets = offerSets(on.length).map((set) => set.map((position) => on[position] ?? 0));
  return on.filter((offer) =>
    sets.some(
      (set) => set.includes(offer) && valueOf(set) !== valueOf(set.filter((one) => one !== offer)),
    ),
  );
}

function valuesOf(
  dependsOn: ReadonlySet<number>,
  valueOf: (offers: readonly number[]) => number,
): WhatIfValues {
  const on = thatMatter(
    [...dependsOn].sort((a, b) => a - b),
    valueOf,
  );
  const values = offerSets(on.length).map((set) => valueOf(set.map((place) => on[place] ?? 0)));
  return { on, values };
}

/**
 * Reduces a match to what the offers can change: for each set of up to `limits.whatIfTogether` of those that a requirement or a condition depends on, what
 * the judge says of it. So `whatIfOutcome` is what judging everything again would say.
 * @param offers skills among them are none that the resume shows: see `isShownBy`
 * @param placeOf the place of a weight in the table of the answer
 * @returns null if no offer changes the match, or if there are more than `limits.whatIfLinks` links to make
 */
export function whatIfMatch(
  input: MatchInput,
  offers: readonly WhatIfOffer[],
  placeOf: (weight: number) => number,
): WhatIfMatch | null {
  const { opened, verdict, lines, state, stateWith } = judgeForOffers(input);
  const depend = dependenciesOf(offers, opened, verdict, lines);
  const sets = [...depend.requirements, ...depend.conditions].map(
    ({ size }) => offerSetCount(size) - 1,
  );
  const toJudge = sets.reduce((sum, count) => sum + count, 0);
  if (toJudge === 0 || toJudge * verdict.allLinks.length > limits.whatIfLinks) return null;
  const stateOf = remembered((chosen) => {
    if (chosen.length === 0) return state;
    const touched = depend.requirements.flatMap((on, at) =>
      chosen.some((offer) => on.has(offer)) ? [at] : [],
    );
    return stateWith(
      chosen.flatMap((offer) => offers[offer] ?? []),
      new Set(touched),
    );
  });
  const requirements = verdict.links
    .map((link, at) => {
      const dependsOn = depend.requirements[verdict.allLinks.indexOf(link)] ?? new Set();
      return { at, ...valuesOf(dependsOn, (chosen) => stateOf(chosen).credits[at] ?? 0) };
    })
    .filter(({ on }) => on.length > 0);
  const conditions = verdict.knockouts.map((_, at) =>
    valuesOf(depend.conditions[at] ?? new Set(), (chosen) => stateOf(chosen).blocked[at] ?? 0),
  );
  const changing = conditions.filter(({ on }) => on.length > 0);
  if (requirements.length + changing.length === 0) return null;
  const craft = craftOf(verdict.links);
  return {
    weights: verdict.links.map((link) => placeOf(judgementOf(link).weight)),
    credits: [...state.credits],
    craft: craft === null ? null : verdict.links.indexOf(craft),
    isBroad: verdict.readiness.some(({ rule, isMet }) => rule === 'breadth' && isMet),
    isRuledOut: conditions.some(({ on, values }) => on.length === 0 && values[0] === 1),
    requirements,
    conditions: changing,
  };
}
