import { anyOf } from '@rolefit/skills';

const loose = anyOf(({ phraseEnds }) => phraseEnds.loose);
const close = anyOf(({ phraseEnds }) => phraseEnds.close);
const further = anyOf(({ phraseEnds }) => phraseEnds.dangling);

const looseStart = new RegExp(`\\s(?=(?:${loose})\\s)`, 'giu');
const closeStart = new RegExp(`\\s(?=(?:${close})\\s)`, 'giu');
const dangling = new RegExp(`\\s(?:${loose}|${close}|${further})$`, 'iu');
const pause = /[,;:]\s|\s[–—(-]/gu;
const charsMin = 12;

/** Without a parenthesis that does not end. */
function closed(text: string): string {
  const opened = text.indexOf('(', text.lastIndexOf(')') + 1);
  return opened === -1 ? text : text.slice(0, opened);
}

/** Without joining words at its end: "planning of the" ends with "planning". */
function trimmed(text: string): string {
  let phrase = closed(text).trim();
  while (dangling.test(phrase)) phrase = phrase.replace(dangling, '').trim();
  return phrase.replace(/(?<![\s,;:–—(-])[\s,;:–—(-]+$/u, '');
}

function lastCut(text: string, at: RegExp): string | null {
  const cuts = [...text.matchAll(at)].map(({ index }) => trimmed(text.slice(0, index)));
  return cuts.filter((cut) => cut.length >= charsMin && /\s/.test(cut)).at(-1) ?? null;
}

const joiningStart = new RegExp(`^(?:(?:${loose}|${close}|${further})\\s+)+`, 'iu');

/** Without joining words at its beginning: "im Vertrieb" is "Vertrieb". */
export function withoutJoiningStart(text: string): string {
  return text.replace(joiningStart, '') || text;
}

/**
 * A stretch of a text that reads as a whole and has at most `most` characters: all of it, or its beginning up to a pause or to a joining word.
 * Never cut in the middle of a phrase.
 * @returns null if there is none
 */
export function wholePhrase(text: string, most: number): string | null {
  const line = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<![.;,:!?])[.;,:!?]+$/, '');
  if (line.length <= most) return line;
  // One more character shows whether the last word is complete.
  const start = line.slice(0, most + 1);
  return lastCut(start, pause) ?? lastCut(start, looseStart) ?? lastCut(start, closeStart);
}
