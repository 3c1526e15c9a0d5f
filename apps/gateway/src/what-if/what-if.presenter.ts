import type {
  WhatIf,
  WhatIfMatch,
  WhatIfOffer,
  WhatIfScan,
  WhatIfValues,
} from '@rolefit/contracts';
import type { OwnFieldScan } from '@rolefit/database';

/** What offers change of some scans, with a table of weights of its own. */
export interface JudgedWhatIfs {
  readonly weights: readonly number[];
  readonly matches: readonly { readonly id: string; readonly match: WhatIfMatch }[];
}

/** Gives each value a place in a table. */
class Table<Value> {
  private readonly places = new Map<Value, number>();

  placeOf(value: Value): number {
    const place = this.places.get(value) ?? this.places.size;
    this.places.set(value, place);
    return place;
  }

  get values(): Value[] {
    return [...this.places.keys()];
  }
}

function usedOffers({ requirements, conditions }: WhatIfMatch): number[] {
  return [...requirements, ...conditions].flatMap(({ on }) => on);
}

/** Joins what was judged apart, without the offers that change nothing. */
export function presentWhatIf(
  scans: readonly OwnFieldScan[],
  offers: readonly WhatIfOffer[],
  judged: readonly JudgedWhatIfs[],
): Omit<WhatIf, 'over'> {
  const used = new Set(
    judged.flatMap(({ matches }) => matches.flatMap(({ match }) => usedOffers(match))),
  );
  const kept = offers.map((_, index) => index).filter((index) => used.has(index));
  const placeOfOffer = new Map(kept.map((index, place) => [index, place]));
  const moved = <Values extends WhatIfValues>(values: Values): Values => ({
    ...values,
    on: values.on.flatMap((offer) => placeOfOffer.get(offer) ?? []),
  });
  const weights = new Table<number>();
  const matches = new Map(
    judged.flatMap(({ weights: own, matches: all }) =>
      all.map(({ id, match }): [string, WhatIfMatch] => [
        id,
        {
          ...match,
          weights: match.weights.map((place) => weights.placeOf(own[place] ?? 0)),
          requirements: match.requirements.map(moved),
          conditions: match.conditions.map(moved),
        },
      ]),
    ),
  );
  const presented = scans.flatMap(({ id, title, companyName }): WhatIfScan[] => {
    const match = matches.get(id);
    return match ? [{ _id: id, title, companyName, match }] : [];
  });
  return {
    offers: kept.flatMap((index) => offers[index] ?? []),
    weights: weights.values,
    scans: presented,
  };
}
