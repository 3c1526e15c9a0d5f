import { lexicon } from '../lexicon/all-languages.js';

const { monthBeginnings, monthNames, seasons } = lexicon.dates;

const months = Object.entries(monthBeginnings).flatMap(([month, beginnings]) =>
  beginnings.map((beginning) => [beginning, Number(month)] as const),
);

/**
 * First and last month of a season in the northern hemisphere, where most resumes with seasons come
 * from.
 */
const monthsOfSeasons: readonly (readonly [RegExp, number, number])[] = [
  [new RegExp(`^${seasons.spring}`, 'iu'), 3, 5],
  [new RegExp(`^${seasons.summer}`, 'iu'), 6, 8],
  [new RegExp(`^${seasons.autumn}`, 'iu'), 9, 11],
  [new RegExp(`^${seasons.winter}`, 'iu'), 12, 12],
];

/** A pattern of a month's or a season's name. */
export const monthName = `(?:${[monthNames, ...Object.values(seasons)].join('|')})`;

/** First and last month that a name denotes (a season is three), or null. */
export function monthsOf(words: string): readonly [number, number] | null {
  const name = /\p{L}{3,}/u.exec(words.toLowerCase())?.[0] ?? '';
  const season = monthsOfSeasons.find(([pattern]) => pattern.test(name));
  if (season) return [season[1], season[2]];
  // The longest beginning wins: "juin" before "jui", "mai" before "mar".
  const known = months
    .filter(([begin]) => name.startsWith(begin))
    .sort((a, b) => b[0].length - a[0].length)[0];
  return known ? [known[1], known[1]] : null;
}
