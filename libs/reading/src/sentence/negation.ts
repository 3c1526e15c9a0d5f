import { wholeWords } from '../document/whole-words.js';
import { lexicon } from '../lexicon/all-languages.js';

/** A range of a sentence that is negated or only preferred. Offsets within the sentence. */
export interface Softened {
  readonly start: number;
  readonly end: number;
  /** `negated`: not required at all; `preferred`: "not required but a plus". */
  readonly kind: 'negated' | 'preferred';
}

const { be, contracted, denyingNeed, needed, neededBeforeNot, not } = lexicon.negation;
// "No SQL needed", "no prior experience in Java is necessary": up to the verb, not over a comma ("no nonsense, Python required").
const notNeededAfter = wholeWords(
  new RegExp(`\\b${denyingNeed}\\s[^.;,:\\n]{1,80}?\\b${needed}\\b`, 'giu'),
);
// "SQL is not required": from the start of the clause.
const notNeeded = wholeWords(
  new RegExp(`\\b(?:${be}\\s)?(?:${not}|${contracted})\\s(?:\\w+\\s)?${needed}\\b`, 'giu'),
);
const subjectChars = 120;
// "Required not", in languages that put the verb first.
const verbFirst = wholeWords(new RegExp(`\\b${neededBeforeNot}\\b`, 'giu'));
const noNeed = wholeWords(
  new RegExp(`\\b${lexicon.negation.noNeed}(?=\\s|$)[^.;,:\\n]{0,100}`, 'giu'),
);
const consolation = new RegExp(`^[^.;\\n]{0,60}\\b${lexicon.negation.consolation}`, 'iu');
const clauseStart = new RegExp(`(?:[,;(]|\\b${lexicon.negation.but}\\b)`, 'giu');
const hint = new RegExp(`\\b${lexicon.negation.hints}|n['’]t\\b`, 'iu');

function lastClauseStart(text: string): number {
  let last = 0;
  for (const match of text.matchAll(clauseStart)) last = match.index + match[0].length;
  return last;
}

let last: { readonly sentence: string; readonly ranges: readonly Softened[] } = {
  sentence: '',
  ranges: [],
};

/**
 * The negated or softened ranges of a sentence. The last result is cached, since several readers
 * process the same sentence in turn.
 */
export function softenedRanges(sentence: string): readonly Softened[] {
  if (last.sentence !== sentence) last = { sentence, ranges: findSoftened(sentence) };
  return last.ranges;
}

function findSoftened(sentence: string): Softened[] {
  if (!hint.test(sentence)) return [];
  const text = sentence.slice(0, 2_000);
  const ranges: Softened[] = [];
  const push = (start: number, end: number) => {
    const kind = consolation.test(text.slice(end)) ? 'preferred' : 'negated';
    ranges.push({ start, end, kind });
  };
  for (const match of text.matchAll(notNeededAfter))
    push(match.index, match.index + match[0].length);
  for (const pattern of [notNeeded, verbFirst]) {
    for (const match of text.matchAll(pattern)) {
      const border = Math.max(
        ...['.', ';', ':', '\n'].map((sign) => text.lastIndexOf(sign, match.index - 1)),
      );
      const from = Math.max(match.index - subjectChars, border + 1);
      push(from + lastClauseStart(text.slice(from, match.index)), match.index + match[0].length);
    }
  }
  for (const match of text.matchAll(noNeed)) push(match.index, match.index + match[0].length);
  return ranges;
}
