import { freeMovementCode, type PostingFacts, type Quote } from '@rolefit/contracts';
import { type Case, type Condition, countryOf, freeMovement } from '@rolefit/linking';

function coversCountry(held: string | null, asked: string | null): boolean {
  if (held === asked) return true;
  return held === freeMovementCode && asked !== null && freeMovement.has(asked);
}

/** The countries that may be meant: the named one, otherwise those of the places of work. */
function countriesMeant(country: string | null, { places }: PostingFacts): string[] {
  if (country !== null) return [country];
  return [
    ...new Set(places.flatMap(({ place }) => (place === null ? [] : (countryOf(place) ?? [])))),
  ];
}

/** Whether a permit for this country may be the required one although that is uncertain: no country is named, or one of many is meant. */
function maybeCovers(held: string, meant: readonly string[]): boolean {
  return meant.length === 0 || (meant.includes(freeMovementCode) && freeMovement.has(held));
}

type Status = Pick<Condition, 'status' | 'resumeQuote' | 'statedByUser'>;

function statusFor(
  country: string | null,
  { posting, resume, answers: { workPermits } }: Case,
): Status {
  const found = resume.workPermits.find((held) => coversCountry(held.country, country));
  if (found) return { status: 'met', resumeQuote: found.quote };
  const unknown: Status = { status: 'unknown', resumeQuote: null };
  if (!workPermits) return unknown;
  const meant = countriesMeant(country, posting);
  const stated = workPermits.items.find((held) =>
    meant.some((asked) => coversCountry(held, asked)),
  );
  if (stated !== undefined)
    return {
      status: 'met',
      resumeQuote: null,
      statedByUser: { code: 'work-permit', values: { country: stated } },
    };
  if (!workPermits.isComplete || workPermits.items.some((held) => maybeCovers(held, meant)))
    return unknown;
  return {
    status: 'not-met',
    resumeQuote: null,
    statedByUser: { code: 'only-work-permits', values: { countries: workPermits.items } },
  };
}

/**
 * Work permits: met if the resume or an answer names one for the required country, or if neither
 * resume nor posting names a country. Only the user can state that they have no other.
 */
export function workPermitKnockouts(input: Case): Condition[] {
  const asked = new Map<string | null, Quote>();
  for (const { country, quote } of input.posting.workPermits)
    if (!asked.has(country)) asked.set(country, quote);
  return [...asked].map(([country, quote]): Condition => ({
    kind: 'work-permit',
    label: { code: 'work-permit', values: { country } },
    postingQuote: quote,
    ...statusFor(country, input),
  }));
}
