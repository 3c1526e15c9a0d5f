import type { Candidate } from './candidate.js';
import { neutralForm } from './gender.js';
import { isInCapitals } from './lines-around.js';
import type { AliasLanguage } from './spelling.js';
import {
  namesFrom,
  type IndexedSpelling,
  type SpellingIndex,
  type WordNode,
} from './spelling-index.js';
import { fold, joint, type Token } from './tokens.js';

/** The longest names that start at a word, and how many words they span. */
export interface NamesAt {
  readonly candidates: readonly Candidate[];
  readonly length: number;
}

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

function candidateFor(
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

const compound = /^(.{3,})(?:grund|fach)?(?:kenntnisse|kenntnissen|erfahrung|erfahrungen)$/;

/** German compounds such as "Excelkenntnisse": the skill is the first part. */
function compoundAt(
  index: SpellingIndex,
  text: string,
  token: Token,
  languages: ReadonlySet<AliasLanguage>,
): NamesAt | null {
  if (
    !token.key.endsWith('kenntnisse') &&
    !token.key.endsWith('kenntnissen') &&
    !token.key.includes('erfahrung')
  )
    return null;
  const stem = compound.exec(token.key)?.[1]?.replace(/(?:grund|fach)$/, '');
  if (stem === undefined || token.key.length !== token.end - token.start) return null;
  for (const key of [stem, stem.replace(/s$/, '')]) {
    const part: Token = { key, start: token.start, end: token.start + key.length };
    const candidates = (namesFrom(index, key)?.ends ?? []).flatMap(
      (spelling) => candidateFor(text, [part], 0, 1, spelling, languages) ?? [],
    );
    if (candidates.length > 0)
      return {
        candidates: candidates.map((candidate) => ({ ...candidate, isFirm: candidate.isOwnCase })),
        length: 1,
      };
  }
  return null;
}

// Two letters in another case are a word ("or", "it") in any context.
const leastInSmallLetters = 3;

/**
 * The possible meanings of a name at one place: ambiguous names must also match in case. Only where no name has it, as in a list of small
 * letters ("java, swing, jdbc"), one in another case may be meant, and then both its context and its list must speak for it.
 */
function best(candidates: readonly Candidate[]): readonly Candidate[] {
  const toldApart = candidates.filter(({ spelling }) => spelling.isToldApart);
  const shared = toldApart.filter(({ isOwnCase }) => isOwnCase);
  const plain = candidates.filter(({ spelling }) => !spelling.isToldApart);
  const first =
    plain.find(({ isFirm }) => isFirm) ?? plain.find(({ isOwnCase }) => isOwnCase) ?? plain[0];
  if (first) return [first, ...shared];
  return shared.length > 0
    ? shared
    : toldApart.filter(({ start, end }) => end - start >= leastInSmallLetters);
}

/** Names that begin with the other gender of a word. */
function otherName(index: SpellingIndex, key: string): WordNode | undefined {
  const neutral = neutralForm(key);
  return neutral === key ? undefined : namesFrom(index, neutral);
}

function longestFrom(
  first: WordNode | undefined,
  text: string,
  tokens: readonly Token[],
  at: number,
  languages: ReadonlySet<AliasLanguage>,
): NamesAt | null {
  let found: NamesAt | null = null;
  let place = first;
  for (let length = 1; place; length++) {
    const candidates = best(
      (place.ends ?? []).flatMap(
        (spelling) => candidateFor(text, tokens, at, length, spelling, languages) ?? [],
      ),
    );
    if (candidates.length > 0) found = { candidates, length };
    const key = tokens[at + length]?.key ?? '';
    place = place.next?.get(key) ?? place.next?.get(neutralForm(key));
  }
  return found;
}

/**
 * The longest name that starts at a word; several candidates if skills share it and the context
 * must decide.
 * @param languages of the text
 */
export function longestAt(
  index: SpellingIndex,
  text: string,
  tokens: readonly Token[],
  at: number,
  languages: ReadonlySet<AliasLanguage>,
): NamesAt | null {
  const key = tokens[at]?.key ?? '';
  const found =
    longestFrom(namesFrom(index, key), text, tokens, at, languages) ??
    longestFrom(otherName(index, key), text, tokens, at, languages);
  const token = tokens[at];
  return found ?? (token ? compoundAt(index, text, token, languages) : null);
}
