import { lexicon } from '../lexicon/all-languages.js';

const words = lexicon.durations;
const number = `\\d{1,2}(?:[.,]5)?|${Object.keys(words.numbers).join('|')}`;
const duration = new RegExp(
  `(?<![\\p{L}\\p{N}$€£.,-])(${number})(?:\\s?\\(\\d{1,2}\\))?\\s?(?:(?:-|–|—|${words.to})\\s?(?:${number})\\s?)?(?:\\+|${words.orMore})?[\\s-]?(?:\\(\\d{1,2}\\)\\s?)?(?:${words.years}|${words.months})['’+]?(?![\\p{L}])`,
  'giu',
);
const inMonths = new RegExp(words.months, 'iu');

/**
 * A duration that a text names; months are converted to years. `start..end` within the searched
 * text.
 */
export interface Duration {
  readonly years: number;
  readonly start: number;
  readonly end: number;
}

// "5 years of Java, 2 of which with Spring": the second number has no unit.
const share = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(${number})\\s${words.ofThem}|${words.thereof}\\s(?:${words.atLeast} )?(${number}))(?![\\p{L}\\p{N}])(?!\\s?${words.years})`,
  'giu',
);

function countOf(written: string): number {
  return words.numbers[written.toLowerCase()] ?? Number(written.replace(',', '.'));
}

/** All durations, in order; for a range its lower end, which is the requirement. */
export function findDurations(text: string): Duration[] {
  const found = durationsIn(text);
  const [first] = found;
  if (!first) return [];
  const shares = [...text.matchAll(share)]
    .filter(({ index }) => index > first.end)
    .map((match) => ({
      years: countOf(match[1] ?? match[2] ?? ''),
      start: match.index,
      end: match.index + match[0].length,
    }));
  return shares.length === 0 ? found : [...found, ...shares].sort((a, b) => a.start - b.start);
}

/** "A four year degree": how long studies take, not how much experience is asked. */
const ofStudies = new RegExp(`^\\s(?:\\p{L}+\\s){0,2}${words.studies}\\b`, 'iu');
const oneYear = new RegExp(`${words.year}$`, 'iu');

function isOfStudies(text: string, { index, 0: told }: RegExpExecArray): boolean {
  const end = index + told.length;
  return oneYear.test(told) && ofStudies.test(text.slice(end, end + 60));
}

function durationsIn(text: string): Duration[] {
  const found = [...text.matchAll(duration)].filter((match) => !isOfStudies(text, match));
  return found.map((match) => {
    const count = countOf(match[1] ?? '');
    const isMonths = inMonths.test(match[0]);
    return {
      years: isMonths ? Math.round((count / 12) * 10) / 10 : count,
      start: match.index,
      end: match.index + match[0].length,
    };
  });
}
