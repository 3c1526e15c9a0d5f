import type { Knockout } from '@rolefit/contracts';
import type { Case } from '../case.js';
import { listInWords } from '../wording.js';
import { contentWords } from '../words.js';

/** Countries whose citizens may work in each other's without a permit. Source: the EEA agreement and the Swiss agreement on free movement. */
const freeMovement = new Set('AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '));

function coversCountry(held: string | null, asked: string | null): boolean {
  if (held === asked) return true;
  return held === 'EU' && asked !== null && freeMovement.has(asked);
}

/** Work permits: met where the resume names one for the country asked for, or neither names a country. */
export function workPermitKnockouts({ posting, resume }: Case): Knockout[] {
  const seen = new Set<string | null>();
  return posting.workPermits.flatMap(({ country, quote }): Knockout[] => {
    if (seen.has(country)) return [];
    seen.add(country);
    const found = resume.workPermits.find((held) => coversCountry(held.country, country));
    const label = country === null ? 'Work permit' : `Work permit for ${country}`;
    return [{ kind: 'work-permit', label, status: found ? 'met' : 'unknown', postingQuote: quote, resumeQuote: found?.quote ?? null }];
  });
}

interface PlaceWords {
  readonly head: readonly string[];
  readonly rest: readonly string[];
}

/** "Columbus, Ohio": the town before the comma, what narrows it down after. */
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
  return want.rest.length === 0 || have.rest.length === 0 || want.rest.some((word) => all.includes(word));
}

/** Where the work is done: one condition with all places that are offered, met by any of them. A place that is not named cannot be checked. */
export function placeKnockouts({ posting, resume }: Case): Knockout[] {
  const named = posting.places.flatMap(({ place, ...rest }) => (place === null ? [] : [{ ...rest, place }]));
  const [first] = named;
  if (!first) return [];
  const pairs = named.flatMap((asked) => resume.places.filter((held) => isAt(asked.place, held.place)).map((held) => ({ asked, held })));
  const [found] = pairs;
  const where = listInWords([...new Set(named.map(({ place }) => place))], 'or');
  const how = { onsite: 'On site in', hybrid: 'Partly on site in', remote: 'Remote within' }[first.arrangement];
  return [
    {
      kind: 'place',
      label: `${how} ${where}`,
      status: found ? 'met' : 'unknown',
      postingQuote: (found?.asked ?? first).quote,
      resumeQuote: found?.held.quote ?? resume.places[0]?.quote ?? null,
    },
  ];
}
