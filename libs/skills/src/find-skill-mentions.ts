import { skillById, parsedSkills } from './taxonomy.js';
import { buildSpellingIndex, type IndexedSpelling, type WordNode } from './spelling-index.js';
import { joint, tokenise, type Token } from './tokens.js';

/** A place in a text that names a skill; `text.slice(start, end)` is the name as spelt there. */
export interface SkillMention {
  readonly skillId: string;
  readonly start: number;
  readonly end: number;
}

interface Candidate extends SkillMention {
  readonly isFirm: boolean;
  /** Spelt in its own case, so that a telling word is enough; otherwise only a list beside it counts. */
  readonly isOwnCase: boolean;
}

let index: WordNode | undefined;

/** What may join two words of a name, by what joins them in the taxonomy: writers vary blanks and hyphens, not slashes. */
const jointVariants: Readonly<Record<string, readonly string[]>> = {
  '': [''],
  ' ': [' ', '-', '\n'],
  '-': ['-', ' ', '\n'],
  '.': ['.', ' ', '-'],
  '/': ['/'],
  '&': ['&', '/'],
  "'": ["'"],
};

// A line is wrapped when it is about as long as a line of prose; shorter ones are items of a list, each a name of its own.
const wrappedLineChars = 40;

function jointsAgree(text: string, tokens: readonly Token[], at: number, spelling: IndexedSpelling): boolean {
  return spelling.joints.every((wanted, step) => {
    const left = tokens[at + step];
    const right = tokens[at + step + 1];
    if (!left || !right) return false;
    const found = joint(text, left.end, right.start);
    if (found === null || !(jointVariants[wanted] ?? []).includes(found)) return false;
    return found !== '\n' || left.end - (text.lastIndexOf('\n', left.end - 1) + 1) >= wrappedLineChars;
  });
}

function isSentenceStart(text: string, start: number): boolean {
  return /(?:^|[\n.!?:\u2022*\-\u2013]\s*)$/u.test(text.slice(Math.max(0, start - 4), start));
}

/** A mention inside an address or a mail name is no mention. */
function isInAddress(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 3), start);
  const after = text.slice(end, end + 6);
  return /[@_]$|:\/\/$|\w\.$/.test(before) || /^@|^\.(?:com|org|net|io|dev|edu|gov)\b/i.test(after);
}

function isVerb(text: string, start: number, next: Token | undefined, end: number, { verbWords }: IndexedSpelling): boolean {
  return next !== undefined && verbWords.includes(next.key) && /^\s+$/.test(text.slice(end, next.start)) && isSentenceStart(text, start);
}

function candidateFor(text: string, tokens: readonly Token[], at: number, length: number, spelling: IndexedSpelling): Candidate | null {
  const start = tokens[at]?.start ?? 0;
  const end = tokens[at + length - 1]?.end ?? 0;
  if (!jointsAgree(text, tokens, at, spelling) || isInAddress(text, start, end) || isVerb(text, start, tokens[at + length], end, spelling)) return null;
  const isOwnCase = !spelling.isCaseExact || text.slice(start, end) === spelling.text;
  return { skillId: spelling.skillId, start, end, isOwnCase, isFirm: isOwnCase && !spelling.needsContext };
}

/** The longest name that starts at this word, with the number of words it takes. */
function longestAt(root: WordNode, text: string, tokens: readonly Token[], at: number): { candidate: Candidate; length: number } | null {
  let best: { candidate: Candidate; length: number } | null = null;
  let place: WordNode | undefined = root;
  for (let length = 1; place; length++) {
    place = place.next.get(tokens[at + length - 1]?.key ?? '');
    for (const spelling of place?.ends ?? []) {
      const candidate = candidateFor(text, tokens, at, length, spelling);
      if (candidate && (!best || length > best.length || (candidate.isFirm && !best.candidate.isFirm))) best = { candidate, length };
    }
  }
  return best;
}

const listGap = /^[\s,;/|&+()\u00b7\u2022\u25cf\u25aa:\-\u2013]{0,6}(?:(?:and|or|und|oder|et|ou|y|o|and\/or)\s{1,2})?$/iu;
const technicalKinds = new Set(['technology', 'tool']);

function isBesideSkill(text: string, candidate: Candidate, neighbour: Candidate | undefined, accepted: ReadonlySet<Candidate>): boolean {
  if (!neighbour || !accepted.has(neighbour)) return false;
  const [left, right] = candidate.start < neighbour.start ? [candidate, neighbour] : [neighbour, candidate];
  const kind = skillById(neighbour.skillId)?.kind ?? 'soft';
  if (right.start - left.end > 12 || !(candidate.isOwnCase ? kind !== 'soft' : technicalKinds.has(kind))) return false;
  const gap = text.slice(left.end, right.start);
  return listGap.test(gap) && /[^\s]/.test(gap);
}

const cueBefore =
  /(?:\b(?:using|with|in|of|knowledge|experience|languages?|proficient|programming|written|tools?|software|learn|know|like|e\.g\.|certified)|[:,(])\s{1,2}$/i;
const cueAfter =
  /^\s{1,2}(?:programming|programmers?|developers?|development|engineers?|language|code|coding|services?|microservices|frameworks?|scripts?|scripting|packages?|libraries|library|backends?|apps?|applications?|databases?|servers?|software|certified|certification|license|packages)\b/i;

/** A telling word beside a name in its own case: "written in Go", "R programming". A number after it means a date or a count. */
function hasCue(text: string, { start, end, isOwnCase }: Candidate): boolean {
  if (!isOwnCase) return false;
  const after = text.slice(end, end + 24);
  if (/^\s{0,2}(?:\d|&|'|\u2019|-\w|\.\s?[A-Z][\w.])/.test(after) || /^\s{1,2}[A-Z][a-z]/.test(after)) return cueAfter.test(after);
  return cueAfter.test(after) || cueBefore.test(text.slice(Math.max(0, start - 16), start));
}

/** A name alone on its line is an item of a list; a single letter is more often a mark. */
function isWholeLine(text: string, { start, end, isOwnCase }: Candidate): boolean {
  return isOwnCase && end - start > 1 && /(?:^|\n)[^\S\n]*(?:[-*\u2022\u25cf\u25aa][^\S\n]*)?$/u.test(text.slice(Math.max(0, start - 12), start)) && /^[^\S\n]*(?:\([^()\n]{0,40}\))?[^\S\n]*(?:\n|$)/.test(text.slice(end, end + 50));
}

function settle(text: string, candidates: readonly Candidate[]): Candidate[] {
  const accepted = new Set(candidates.filter((candidate) => candidate.isFirm || hasCue(text, candidate) || isWholeLine(text, candidate)));
  const chain = (order: readonly number[], step: 1 | -1) => {
    for (const at of order) {
      const candidate = candidates[at];
      if (candidate && !accepted.has(candidate) && isBesideSkill(text, candidate, candidates[at - step], accepted)) accepted.add(candidate);
    }
  };
  const order = candidates.map((_, at) => at);
  chain(order, 1);
  chain(order.toReversed(), -1);
  return candidates.filter((candidate) => accepted.has(candidate));
}

/**
 * Finds every place where a text names a skill of the taxonomy: the longest name wins, words are whole, "C++", ".NET" and "CI/CD" are names.
 * Everyday words that are also names ("Go", "React", "rest") count only as their lines in the taxonomy allow: letter case, a list of
 * skills or a telling word beside them. One pass over the words; the index is built once, at the first call.
 * @returns mentions in text order, none overlapping; offsets in UTF-16 units
 */
export function findSkillMentions(text: string): SkillMention[] {
  index ??= buildSpellingIndex(parsedSkills);
  const tokens = tokenise(text);
  const candidates: Candidate[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = longestAt(index, text, tokens, at);
    if (found) candidates.push(found.candidate);
    at += found?.length ?? 1;
  }
  return settle(text, candidates).map(({ skillId, start, end }) => ({ skillId, start, end }));
}
