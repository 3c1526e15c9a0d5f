import {
  type Answers,
  arrangementSchema,
  limits,
  type SkillGap,
  type WhatIfOffer,
} from '@rolefit/contracts';
import type { AskedFor } from '@rolefit/database';

/** The level of a language that a posting names without one. */
const levelIfUnnamed = 'B2';

function skillOffers(gaps: readonly Omit<SkillGap, 'flips'>[]): WhatIfOffer[] {
  const byKey = new Map(gaps.map((gap) => [gap.key, gap]));
  return [...byKey.values()].map(({ key, name, kind }) => ({ kind: 'skill', key, name, of: kind }));
}

function languageOffers({ languages }: AskedFor): WhatIfOffer[] {
  const offers = languages.map(({ code, level }) => ({
    kind: 'language' as const,
    code,
    level: level ?? levelIfUnnamed,
  }));
  return [...new Map(offers.map((offer) => [`${offer.code} ${offer.level}`, offer])).values()];
}

/** Only complete lists rule places out, and only then another place changes anything. */
function placeOffers({ places }: Answers, asked: AskedFor): WhatIfOffer[] {
  if (places?.isComplete !== true) return [];
  const { items, arrangements, canRelocate } = places;
  const ofPlaces = asked.places.filter(({ place }) => items.length > 0 && !items.includes(place));
  const ofWays = arrangementSchema.options.filter((one) => !arrangements.includes(one));
  return [
    ...(canRelocate || items.length === 0 ? [] : [{ kind: 'relocation' as const }]),
    ...(arrangements.length === 0
      ? []
      : ofWays.map((arrangement) => ({ kind: 'arrangement' as const, arrangement }))),
    ...ofPlaces.map(({ place }) => ({ kind: 'place' as const, place })),
  ];
}

/** What may be offered: what postings of the user's own field ask for. Offers that change nothing are dropped once they are judged. */
export function possibleOffers(
  gaps: readonly Omit<SkillGap, 'flips'>[],
  answers: Answers,
  asked: AskedFor,
): WhatIfOffer[] {
  const years = asked.years.map((one) => ({ kind: 'years' as const, years: one.years }));
  const others = [years, languageOffers(asked), placeOffers(answers, asked)].flatMap((offers) =>
    offers.slice(0, limits.whatIfOffersPerKind),
  );
  return [...skillOffers(gaps).slice(0, limits.whatIfOffers - others.length), ...others];
}
