import { wholeWords } from '../document/whole-words.js';
import { lexicon } from '../lexicon/all-languages.js';

const countries = Object.entries(lexicon.places.byCountry).map(
  ([code, words]) => [code, wholeWords(new RegExp(`\\b${words}(?=\\W|$)`, 'u'))] as const,
);

/** The country that these words name, or null. */
export function countryIn(words: string): string | null {
  return countries.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

const permit = new RegExp(`\\b${lexicon.credentials.workPermits}\\b`, 'iu');

/** A line's words about the right to work in a country; offsets within the line. */
export interface WorkPermitWords {
  readonly country: string | null;
  readonly start: number;
  readonly end: number;
}

/** The statement of a line about the right to work, or null. */
export function findWorkPermit(line: string): WorkPermitWords | null {
  const match = permit.exec(line);
  if (!match) return null;
  const end = match.index + match[0].length;
  return {
    country: countryIn(match[0]) ?? countryIn(line.slice(end, end + 60)) ?? countryIn(line),
    start: match.index,
    end,
  };
}
