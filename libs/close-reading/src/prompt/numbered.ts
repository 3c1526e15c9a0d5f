import type { Requirement } from '@rolefit/contracts';

const demands = { must: 'must', nice: 'nice to have', duty: 'duty' } as const;

function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

/**
 * One requirement a line: "3. [must, licence] Registered nurse".
 * @param from number of the first one
 */
export function numberedRequirements(requirements: readonly Requirement[], from: number): string {
  return requirements
    .map(({ kind, importance, quote }, at) => {
      const about = kind === 'title' ? 'title' : `${demands[importance]}, ${kind}`;
      return `${from + at}. [${about}] ${oneLine(quote.text)}`;
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

/** Removes the number that a model has copied with a line. */
export function withoutLineNumbers(quote: string): string {
  return quote.replace(/(^|\n)\s*\d{1,5}\|\s*/gu, '$1');
}
