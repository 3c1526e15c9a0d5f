import type { Arrangement, Label, PostingFacts } from '@rolefit/contracts';
import {
  type Case,
  type Condition,
  contentWords,
  countriesNamed,
  countryOf,
  isState,
  namesState,
} from '@rolefit/linking';

type Offer = PostingFacts['places'][number];

interface PlaceWords {
  readonly head: readonly string[];
  readonly rest: readonly string[];
}

/** "Columbus, Ohio": the town before the comma and its qualifiers after it. */
function placeWords(place: string): PlaceWords {
  const [head = '', ...rest] = place.split(/[,(/]/);
  return { head: contentWords(head), rest: contentWords(rest.join(' ')) };
}

function isAt(asked: string, held: string): boolean {
  const want = placeWords(asked);
  const have = placeWords(held);
  const all = [...have.head, ...have.rest];
  if (want.head.length === 0 || !want.head.every((word) => all.includes(word))) return false;
  // Portland in Oregon is not Portland in Maine.
  return (
    want.rest.length === 0 || have.rest.length === 0 || want.rest.some((word) => all.includes(word))
  );
}

/**
 * "Germany" covers all its towns, and someone willing to work in Munich is willing to work in
 * Germany.
 */
function coversByCountry(asked: string, stated: string): boolean {
  const [wholeAsked, wholeStated] = [countriesNamed(asked), countriesNamed(stated)];
  const [inAsked, inStated] = [countryOf(asked), countryOf(stated)];
  if (wholeStated && inAsked !== null && wholeStated.has(inAsked)) return true;
  return wholeAsked !== null && inStated !== null && wholeAsked.has(inStated);
}

/**
 * Whether two places can be recognised as disjoint: for a bare town, its country and state are
 * unknown.
 */
function canDiffer(asked: string, stated: string): boolean {
  const isKnown = countryOf(stated) !== null || countriesNamed(stated) !== null;
  if (isState(asked))
    return namesState(stated) || (isKnown && countryOf(stated) !== countryOf(asked));
  return countriesNamed(asked) === null || isKnown;
}

type Verdict = Pick<Condition, 'status' | 'resumeQuote' | 'statedByUser'>;

function arrangementsStated(arrangements: readonly Arrangement[], isComplete: boolean): Label {
  return { code: 'arrangements', values: { arrangements, isComplete } };
}

function byArrangement(arrangement: Arrangement, { places }: Case['answers']): Verdict | null {
  if (!places || places.arrangements.length === 0) return null;
  if (places.arrangements.includes(arrangement))
    return {
      status: 'met',
      resumeQuote: null,
      statedByUser: arrangementsStated([arrangement], false),
    };
  if (!places.isComplete) return { status: 'unknown', resumeQuote: null };
  return {
    status: 'not-met',
    resumeQuote: null,
    statedByUser: arrangementsStated(places.arrangements, true),
  };
}

function byPlace(
  place: string,
  arrangement: Arrangement,
  { resume, answers: { places } }: Case,
): Verdict {
  const found = resume.places.find((held) => isAt(place, held.place));
  if (found) return { status: 'met', resumeQuote: found.quote };
  const unknown: Verdict = { status: 'unknown', resumeQuote: resume.places[0]?.quote ?? null };
  if (!places) return unknown;
  const stated = places.items.find((held) => isAt(place, held) || coversByCountry(place, held));
  if (stated !== undefined) return { status: 'met', resumeQuote: null, statedByUser: stated };
  if (places.canRelocate && arrangement !== 'remote')
    return { status: 'met', resumeQuote: null, statedByUser: { code: 'relocation', values: {} } };
  if (
    !places.isComplete ||
    places.items.length === 0 ||
    !places.items.every((held) => canDiffer(place, held))
  )
    return unknown;
  return {
    status: 'not-met',
    resumeQuote: null,
    statedByUser: { code: 'only-names', values: { of: 'place', names: places.items } },
  };
}

/** The working arrangement comes first: one that the user rules out is ruled out at any place. */
function judgeOffer({ place, arrangement }: Offer, input: Case): Verdict {
  const way = byArrangement(arrangement, input.answers);
  if (way !== null && (place === null || way.status !== 'met')) return way;
  return place === null
    ? { status: 'unknown', resumeQuote: null }
    : byPlace(place, arrangement, input);
}

const order: readonly Condition['status'][] = ['met', 'unknown', 'not-met'];

function labelOf(offers: readonly Offer[], { arrangement }: Offer): Label {
  const places = [...new Set(offers.flatMap(({ place }) => place ?? []))];
  return { code: 'place', values: { arrangement, places } };
}

/**
 * Place of work: one condition with all offered places, met by any of them. Without a named place
 * only the arrangement can be checked, if the user states which ones they accept.
 */
export function placeKnockouts(input: Case): Condition[] {
  const named = input.posting.places.filter(({ place }) => place !== null);
  const isWayStated = (input.answers.places?.arrangements.length ?? 0) > 0;
  const offers = isWayStated ? input.posting.places : named;
  const [first = offers[0]] = named;
  if (!first) return [];
  const [best] = offers
    .map((offer) => ({ offer, verdict: judgeOffer(offer, input) }))
    .sort(
      (a, b) =>
        order.indexOf(a.verdict.status) - order.indexOf(b.verdict.status) ||
        Number(b.verdict.resumeQuote !== null) - Number(a.verdict.resumeQuote !== null),
    );
  if (!best) return [];
  const postingQuote = best.verdict.status === 'unknown' ? first.quote : best.offer.quote;
  return [{ kind: 'place', label: labelOf(offers, first), postingQuote, ...best.verdict }];
}
