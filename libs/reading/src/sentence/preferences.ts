import { wholeWords } from '../document/whole-words.js';
import { lexicon } from '../lexicon/all-languages.js';

/** A range of a sentence that is only preferred; offsets within the sentence. */
export interface PreferenceRange {
  readonly start: number;
  readonly end: number;
}

const words = lexicon.preferences;
const { and, or } = lexicon.grammar;

const followingWords = wholeWords(new RegExp(`\\b${words.following}(?![\\p{L}])`, 'giu'));
const leadingWords = wholeWords(new RegExp(`\\b${words.leading}`, 'giu'));
const signAtEnd = /\+\+?\s?$/u;
const anyLetter = /\p{L}/u;

/**
 * Boundaries between clauses, each of which has its own importance ("Java required, Kotlin is a
 * plus").
 */
const clauseBorder = wholeWords(
  new RegExp(
    `;|,?\\s${words.but}\\s|,\\s(?=[^,;]{0,80}\\b${words.be}\\b)|\\.\\s|\\s-\\s|(?<=\\b${words.required}),\\s|,\\s(?=${words.ideally}\\b)`,
    'giu',
  ),
);
const fillers = new RegExp(`\\b${words.fillers}\\b`, 'giu');
const lastJoint = new RegExp(`^.*\\b(?:${and}|${or})\\s`, 'isu');

/** The clause that contains `from..to`; offsets within the sentence. */
function clauseAround(sentence: string, from: number, to: number): PreferenceRange {
  let start = 0;
  for (const border of sentence.matchAll(clauseBorder)) {
    const after = border.index + border[0].length;
    if (after <= from) start = after;
    else if (border.index >= to) return { start, end: border.index };
  }
  return { start, end: sentence.length };
}

function bracketsAround(sentence: string, at: number): PreferenceRange | null {
  const open = sentence.lastIndexOf('(', at);
  if (open < 0 || sentence.slice(open, at).includes(')')) return null;
  const close = sentence.indexOf(')', at);
  return { start: open + 1, end: close < 0 ? sentence.length : close };
}

/**
 * A preference in brackets applies to their content: "a cloud (preferably AWS)"; without other
 * content to the item before them: "Go (preferred)".
 */
function inBrackets(
  sentence: string,
  brackets: PreferenceRange,
  word: PreferenceRange,
): PreferenceRange {
  const rest =
    `${sentence.slice(brackets.start, word.start)}${sentence.slice(word.end, brackets.end)}`.replace(
      fillers,
      '',
    );
  if (anyLetter.test(rest)) return brackets;
  const before = sentence.slice(0, brackets.start - 1);
  const item = Math.max(
    before.lastIndexOf(','),
    before.lastIndexOf(';'),
    before.lastIndexOf(')'),
    lastJoint.exec(before)?.[0].length ?? 0,
  );
  return { start: Math.max(0, item), end: brackets.end };
}

/** "It is a plus to know Rust" has only filler words before the words of preference. */
const noSubject = new RegExp(`^[^a-z0-9_]*(?:${words.noSubject}[^a-z0-9_]*)*$`, 'iu');

const askingBefore = new RegExp(`${words.asking}(?![\\p{L}])`, 'iu');
const lastItem = /^\s(?:\S+\s){1,4}$/u;

/**
 * "Good knowledge of splicing, welding preferred": after a requirement and its only comma, only the
 * last item is preferred.
 */
function wishStart(text: string, clause: PreferenceRange, word: PreferenceRange): number {
  const before = text.slice(clause.start, word.start);
  const comma = before.indexOf(',');
  const isLastItem =
    comma > 0 &&
    comma === before.lastIndexOf(',') &&
    lastItem.test(before.slice(comma + 1)) &&
    askingBefore.test(before.slice(0, comma));
  return isLastItem ? clause.start + comma + 1 : clause.start;
}

/**
 * The ranges of a sentence that are only preferred; empty if there are none. Linear time: only the
 * first 2,000 characters are searched.
 */
export function preferenceRanges(sentence: string): PreferenceRange[] {
  const text = sentence.slice(0, 2_000);
  const ranges: PreferenceRange[] = [];
  const add = (index: number, length: number, isLeading: boolean) => {
    const word = { start: index, end: index + length };
    const brackets = bracketsAround(text, index);
    const clause = clauseAround(text, word.start, word.end);
    if (brackets) ranges.push(inBrackets(text, brackets, word));
    else if (isLeading) ranges.push({ start: word.start, end: Math.max(clause.end, word.end) });
    else
      ranges.push({
        start: wishStart(text, clause, word),
        end: noSubject.test(text.slice(clause.start, word.start)) ? clause.end : word.end,
      });
  };
  for (const match of text.matchAll(leadingWords)) add(match.index, match[0].length, true);
  for (const match of text.matchAll(followingWords))
    add(match.index, match[0].length, leadsOn(text, match));
  if (signAtEnd.test(text)) ranges.push({ start: 0, end: text.length });
  return ranges;
}

const preferredNoun = new RegExp(`^\\s${words.preferredNouns}\\b`, 'iu');

/** "Preferred skills include Rust": the object follows the words of preference. */
function leadsOn(text: string, match: RegExpExecArray): boolean {
  return preferredNoun.test(text.slice(match.index + match[0].length));
}
