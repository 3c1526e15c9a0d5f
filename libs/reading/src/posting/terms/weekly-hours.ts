import type { WeeklyHours } from '@rolefit/contracts';
import { quoteOf } from '../../document/lines.js';
import type { Unit } from '../../document/units.js';
import { wholeWords } from '../../document/whole-words.js';
import { lexicon } from '../../lexicon/all-languages.js';

const { hours, perWeek, week, weeklyHours, to } = lexicon.terms;
const figure = String.raw`\d{1,2}(?:[.,]\d{1,2})?`;
const number = String.raw`(?<n>${figure})(?:\s?(?:-|–|${to})\s?(?<m>${figure}))?`;
/** "38.5 hours a week", "40-hour week". */
const patterns = [
  new RegExp(String.raw`\b${number}\s?-?\s?${hours}\s?(?:${perWeek}|\/\s?)${week}`, 'iu'),
  new RegExp(String.raw`\b${number}[\s-]?${weeklyHours}`, 'iu'),
].map(wholeWords);

/** The same without names of groups, as part of another expression; ends in the middle of a word. */
export const hoursAWeek = `(?:${patterns.map(({ source }) => source.replace(/\?<[nm]>/gu, '?:')).join('|')})`;

// Other numbers are no hours of one person's week.
const [fewest, most] = [2, 80];
const sentenceChars = 600;

function numberOf(words: string | undefined): number | null {
  const value = words === undefined ? Number.NaN : Number(words.replace(',', '.'));
  return value >= fewest && value <= most ? value : null;
}

/** The hours a week that a sentence states; null for none. */
export function weeklyHoursIn(text: string, unit: Unit): WeeklyHours | null {
  const words = unit.text.slice(0, sentenceChars);
  for (const pattern of patterns) {
    const match = pattern.exec(words);
    const min = numberOf(match?.groups?.['n']);
    if (!match || min === null) continue;
    const max = numberOf(match.groups?.['m']);
    const start = unit.start + match.index;
    return {
      min,
      max: max !== null && max > min ? max : null,
      quote: quoteOf(text, unit.start, unit.end, start, start + match[0].length),
    };
  }
  return null;
}
