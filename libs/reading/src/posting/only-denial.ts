import { wholeWords } from '../document/whole-words.js';
import { lexicon } from '../lexicon/all-languages.js';
import { softenedRanges } from '../sentence/negation.js';
import { asksNothing, clauses, offersTraining } from './asks-nothing.js';

const startsWithBut = wholeWords(new RegExp(String.raw`^${lexicon.negation.but}\b`, 'iu'));
const clauseEnd = /[,;.!:]\s*$/u;
const clauseBorder = /^\s*[,;.!:]/u;
const contentWord = /\p{L}{5,}/u;
const complementWords = 3;

/** "You will" before "never touch SQL"; "own car," is a clause of its own. */
function isSubject(before: string): boolean {
  return !clauseEnd.test(before) && !contentWord.test(before);
}

/** "For this role" after "SQL is irrelevant". */
function isComplement(after: string): boolean {
  const words = after.trim();
  return (
    !clauseBorder.test(after) &&
    !startsWithBut.test(words) &&
    words.split(/\s+/u).length <= complementWords
  );
}

function saysNothing(text: string): boolean {
  const words = text.replace(/^[\s,;.!:()–-]+/u, '').trimEnd();
  return (
    !/[\p{L}\p{N}]/u.test(words) || asksNothing(words) || words.split(clauses).every(asksNothing)
  );
}

/** Whether a sentence says that something is not asked for, and asks for nothing else: "No experience needed, we have our own school". */
export function isOnlyDenial(sentence: string): boolean {
  const denied = softenedRanges(sentence)
    .filter(({ kind }) => kind === 'negated')
    .toSorted((one, other) => one.start - other.start);
  let end = 0;
  for (const range of denied) {
    const before = sentence.slice(end, Math.max(end, range.start));
    if (!saysNothing(before) && !isSubject(before)) return false;
    end = Math.max(end, range.end);
  }
  const after = sentence.slice(end);
  return denied.length > 0 && (saysNothing(after) || isComplement(after));
}

/** Whether a sentence only denies a demand, or offers training instead of making one. */
export function waivesDemand(sentence: string): boolean {
  return offersTraining(sentence) || isOnlyDenial(sentence);
}
