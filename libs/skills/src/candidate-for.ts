import type { Candidate } from './candidate.js';
import { neutralForm } from './gender.js';
import { isInCapitals } from './lines-around.js';
import type { AliasLanguage } from './spelling.js';
import type { IndexedSpelling } from './spelling-index.js';
import { fold, joint, type Token } from './tokens.js';

/**
 * Variants of the joiner between two words of a name, by the taxonomy's joiner: writers vary spaces
 * and hyphens, not slashes.
 */
const jointVariants: Readonly<Record<string, readonly string[]>> = {
  '': [''],
  ' ': [' ', '-', '\n'],
  '-': ['-', ' ', '\n'],
  '.': ['.', ' ', '-'],
  '/': ['/'],
  '&': ['&', '/'],
  "'": ["'"],
  '(': ['(', ' '],
  ')': [')', ' '],
};

// Minimum length of a wrapped line of prose; shorter ones are list items, each a separate name.
const wrappedLineChars = 40;

function jointsAgree(
  text: string,
  tokens: readonly Token[],
  at: number,
  spelling: IndexedSpelling,
): boolean {
  return spelling.joints.every((wanted, step) => {
    const left = tokens[at + step];
    const right = tokens[at + step + 1];
    if (!left || !right) return false;
    const found = joint(text, left.end, right.start);
    if (found === null || !(jointVariants[wanted] ?? []).includes(found)) return false;
    return (
      found !== '\n' || left.end - (text.lastIndexOf('\n', left.end - 1) + 1) >= wrappedLineChars
    );
  });
}

function isSentenceStart(text: string, start: number): boolean {
  return /(?:^|[\n.!?:\u2022*\-\u2013]\s{0,4})$/u.test(text.slice(Math.max(0, start - 4), start));
}

/** Part of an address or a mail name, which is no mention. */
function isInAddress(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 3), start);
  const after = text.slice(end, end + 6);
  return /[@_]$|:\/\/$|\w\.$/.test(before) || /^@|^\.(?:com|org|net|io|dev|edu|gov)\b/i.test(after);
}

function isVerb(
  text: string,
  start: number,
  next: Token | undefined,
  end: number,
  spelling: IndexedSpelling,
): boolean {
  return (
    next !== undefined &&
    spelling.skill.verbWords.includes(next.key) &&
    /^\s+$/.test(text.slice(end, next.start)) &&
    isSentenceStart(text, start)
  );
}

// Abbreviations in the taxonomy that are also words in a line of capitals.
const wordsInCapitals = new Set([
  'IT',
  'REST',
  'SOAP',
  'AIDS',
  'CAD',
  'CAM',
  'LEAN',
  'LESS',
  'ACT',
  'ADA',
  'PET',
  'POS',
  'SAFE',
  'SWIFT',
  'STEM',
  'RAG',
  'SPIN',
  'CAT',
  'PEP',
  'FAR',
  'GMAT',
  'LEED',
  'IDEA',
  'LAMP',
  'MEAN',
  'BASIC',
  'PERT',
  'AM',
  'PM',
  'OR',
  'US',
]);

function isOtherGender(found: string, spelt: string): boolean {
  const [one, other] = [fold(found), fold(spelt)];
  return one !== other && neutralForm(one) === neutralForm(other);
}

/**
 * Whether a name has its exact case, and whether that is sufficient evidence. In a line of capitals
 * it is for an abbreviation, but not for a word.
 */
function caseOf(
  text: string,
  start: number,
  end: number,
  { isCaseExact, text: spelt }: IndexedSpelling,
): { isOwnCase: boolean; isProof: boolean } {
  const found = text.slice(start, end);
  if (!isCaseExact) return { isOwnCase: true, isProof: true };
  if (isOtherGender(found, spelt))
    return { isOwnCase: found.charAt(0) === spelt.charAt(0), isProof: true };
  const isShouted =
    found.length > 1 &&
    found === spelt.toUpperCase() &&
    (found !== spelt || wordsInCapitals.has(found)) &&
    isInCapitals(text, start, end);
  return { isOwnCase: found === spelt || isShouted, isProof: !isShouted };
}

/** A closing bracket at the end of a name is part of it: "MT (ASCP)". */
function endOfName(text: string, end: number, { text: spelt }: IndexedSpelling): number {
  return spelt.endsWith(')') && text[end] === ')' ? end + 1 : end;
}

/**
 * The name that these words may be, or null where its joints, its place or its case speak against it.
 * @param at the first word
 * @param length in words
 */
export function candidateFor(
  text: string,
  tokens: readonly Token[],
  at: number,
  length: number,
  spelling: IndexedSpelling,
  languages: ReadonlySet<AliasLanguage>,
): Candidate | null {
  const start = tokens[at]?.start ?? 0;
  const end = endOfName(text, tokens[at + length - 1]?.end ?? 0, spelling);
  if (spelling.language && spelling.needsContext && !languages.has(spelling.language)) return null;
  if (
    !jointsAgree(text, tokens, at, spelling) ||
    isInAddress(text, start, end) ||
    isVerb(text, start, tokens[at + length], end, spelling)
  )
    return null;
  const { isOwnCase, isProof } = caseOf(text, start, end, spelling);
  const isPlain =
    !spelling.isToldApart && (!spelling.needsContext || spelling.language !== undefined);
  return { start, end, spelling, isOwnCase, isFirm: isOwnCase && isProof && isPlain };
}
