import type { Span } from '../document/span.js';
import { wholeWords } from '../document/whole-words.js';
import { lexicon } from '../lexicon/all-languages.js';

/** A range of a sentence that is negated or only preferred. Offsets within the sentence. */
export interface Softened {
  readonly start: number;
  readonly end: number;
  /** `negated`: not required at all; `preferred`: "not required but a plus". */
  readonly kind: 'negated' | 'preferred';
}

const { be, pseudoNegation, contracted, denyingNeed, needed, not, postNegation } = lexicon.negation;
// "No SQL needed", "no prior experience in Java is necessary": up to the verb, not over a comma ("no nonsense, Python required").
const notNeededAfter = wholeWords(
  new RegExp(`\\b${denyingNeed}\\s[^.;,:\\n]{1,80}?\\b${needed}\\b`, 'giu'),
);
// "SQL is not required": from the start of the clause.
const notNeeded = wholeWords(
  new RegExp(`\\b(?:${be}\\s)?(?:${not}|${contracted})\\s(?:\\w+\\s)?${needed}\\b`, 'giu'),
);
const subjectChars = 120;
// "SQL is irrelevant", "SQL krävs inte": denies everything from the start of its clause.
const denialAfterSubject = wholeWords(new RegExp(`\\b${postNegation}\\b`, 'giu'));
// "How you learned SQL is irrelevant" does not deny SQL.
const startsPseudoNegation = wholeWords(new RegExp(`^\\s?${pseudoNegation}`, 'iu'));
const noNeed = wholeWords(
  new RegExp(`\\b${lexicon.negation.noNeed}(?=\\s|$|(?<=[’']))[^.;,:\\n]{0,100}`, 'giu'),
);
// "No licence? We'll pay for your training."
const deniedQuestion = wholeWords(new RegExp(`^\\s?${denyingNeed}\\s[^.;:?\\n]{1,80}\\?`, 'iu'));
const consolation = new RegExp(`^[^.;\\n]{0,60}\\b${lexicon.negation.consolation}`, 'iu');
const clauseStart = new RegExp(`(?:[,;(]|\\b${lexicon.negation.but}\\b)`, 'giu');
const nextClause = wholeWords(new RegExp(`\\s${lexicon.negation.but}\\s`, 'iu'));
const hint = new RegExp(`\\b${lexicon.negation.hints}|n['’]t\\b`, 'iu');

function lastClauseStart(text: string): number {
  let last = 0;
  for (const match of text.matchAll(clauseStart)) last = match.index + match[0].length;
  return last;
}

/** From the start of its clause to the end of each match. */
function clausesEnding(text: string, pattern: RegExp): Span[] {
  return [...text.matchAll(pattern)].map((match) => {
    const border = Math.max(
      ...['.', ';', ':', '\n'].map((sign) => text.lastIndexOf(sign, match.index - 1)),
    );
    const from = Math.max(match.index - subjectChars, border + 1);
    const start = from + lastClauseStart(text.slice(from, match.index));
    return { start, end: match.index + match[0].length };
  });
}

/** Length of a denial without the clause that follows it: "no need for SQL | but for Java". */
function untilNextClause(denial: string): number {
  const rest = denial.slice(1).search(nextClause);
  return rest < 0 ? denial.length : rest + 1;
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
  for (const { start, end } of clausesEnding(text, notNeeded)) push(start, end);
  for (const { start, end } of clausesEnding(text, denialAfterSubject))
    if (!startsPseudoNegation.test(text.slice(start, end))) push(start, end);
  const question = deniedQuestion.exec(text);
  if (question) push(0, question[0].length);
  for (const match of text.matchAll(noNeed))
    push(match.index, match.index + untilNextClause(match[0]));
  return ranges;
}
