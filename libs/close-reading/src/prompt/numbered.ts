import type { Requirement } from '@rolefit/contracts';
import { withoutPersonalData } from '@rolefit/reading';

const demands = { must: 'must', nice: 'nice to have', duty: 'duty' } as const;

function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

/**
 * One requirement a line: "3. [must, licence] Registered nurse". Personal data is replaced, such as that of a contact person.
 * @param from number of the first one
 */
export function numberedRequirements(requirements: readonly Requirement[], from: number): string {
  return requirements
    .map(({ kind, importance, quote }, at) => {
      const about = kind === 'title' ? 'title' : `${demands[importance]}, ${kind}`;
      return `${from + at}. [${about}] ${oneLine(withoutPersonalData(quote.text, 'posting'))}`;
    })
    .join('\n');
}

/**
 * The lines of a resume with their numbers, without blank ones: "12| Led a team of five".
 * @param from number of the first line
 */
export function numberedLines(text: string, from = 1): string {
  return text
    .split('\n')
    .flatMap((line, at) => (line.trim() === '' ? [] : [`${from + at}| ${line.trim()}`]))
    .join('\n');
}

const lineNumber = /^\s{0,4}\d{1,5}\|\s?/u;

/** Removes the numbers that a model has copied with its lines. */
export function withoutLineNumbers(quote: string): string {
  return quote
    .split('\n')
    .map((line) => line.replace(lineNumber, ''))
    .join('\n');
}
