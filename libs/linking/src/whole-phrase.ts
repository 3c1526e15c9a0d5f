/** Words before which a phrase may end, in the languages that are read; those that bind most closely come last. */
const loose =
  'and|or|but|for|with|without|to|in|on|at|by|from|as|that|which|who|so|including|using|within|across|through|e\\.g\\.|i\\.e\\.|' +
  'und|oder|mit|für|bei|zur|zum|von|als|sowie|auf|durch|inklusive|et|ou|avec|pour|dans|sur|ainsi|y|o|con|para|por|sobre|och|eller|med|för|på';
const close = 'of|the|de|du|des|del|der|den|dem|af|av|an|im|au|aux|al';

const looseStart = new RegExp(`\\s(?=(?:${loose})\\s)`, 'giu');
const closeStart = new RegExp(`\\s(?=(?:${close})\\s)`, 'giu');
const dangling = new RegExp(
  `\\s(?:${loose}|${close}|a|is|are|ein|eine|einer|einem|einen|le|la|les|un|une|el|los|las|una)$`,
  'iu',
);
const pause = /[,;:]\s|\s[–—(-]/gu;
const charsMin = 12;

/** Without joining words at its end: "planning of the" ends with "planning". */
function trimmed(text: string): string {
  let phrase = text.trim();
  while (dangling.test(phrase)) phrase = phrase.replace(dangling, '').trim();
  return phrase.replace(/(?<![\s,;:–—(-])[\s,;:–—(-]+$/u, '');
}

function lastCut(text: string, at: RegExp): string | null {
  const cuts = [...text.matchAll(at)].map(({ index }) => trimmed(text.slice(0, index)));
  return cuts.filter((cut) => cut.length >= charsMin && /\s/.test(cut)).at(-1) ?? null;
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
