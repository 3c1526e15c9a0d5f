import { neutralForm } from './gender.js';
import type { Spelling } from './spelling.js';
import type { TaxonomySkill } from './taxonomy.js';
import { joint, tokenise } from './tokens.js';

/** A spelling in the index: its skill, its rules, and the joiners of its words. */
export interface IndexedSpelling extends Spelling {
  readonly skill: TaxonomySkill;
  readonly joints: readonly string[];
}

/**
 * A node of the word trie: the next words, and the spellings that end here. Both lists are
 * allocated on demand, since most nodes are leaves.
 */
export interface WordNode {
  next?: Map<string, WordNode>;
  ends?: IndexedSpelling[];
}

/** A spelling whose first word has not been looked up yet. */
interface Waiting {
  readonly skill: TaxonomySkill;
  readonly spelling: Spelling;
}

/**
 * A trie of words over all spellings; a branch is built when its first word is looked up, so that a
 * short text pays for few.
 */
export interface SpellingIndex {
  readonly root: WordNode;
  readonly waiting: Map<string, Waiting[]>;
}

function isPluralised({ isCaseExact, language }: Spelling, last: string): boolean {
  // "Geographie" with an s would be the English plural: "in three geographies".
  if (isCaseExact || (language !== undefined && last.endsWith('ie'))) return false;
  return last.length >= 3 && /[a-z]$/.test(last) && !last.endsWith('s');
}

// The neutral form of a shorter word may be another word: "vente" and "vent".
const neutralLength = 7;
const neutralKey = (key: string) => (key.length < neutralLength ? key : neutralForm(key));

/**
 * The lookup keys of a spelling: as written, with a plural, in other languages than English without gender, and for dotted names without the dot
 * ("nodejs"); initials retain theirs ("D.O." is not "do").
 */
function formsOf(spelling: Spelling): { keys: readonly string[]; joints: readonly string[] }[] {
  const tokens = tokenise(spelling.text);
  const keys = tokens.map(({ key }) => key);
  const joints = tokens
    .slice(1)
    .map(({ start }, index) => joint(spelling.text, tokens[index]?.end ?? 0, start) ?? ' ');
  const last = keys.at(-1) ?? '';
  const forms = [{ keys, joints }];
  if (isPluralised(spelling, last))
    forms.push({ keys: [...keys.slice(0, -1), `${last}s`], joints });
  const neutral = keys.map(neutralKey);
  if (spelling.language !== undefined && neutral.some((key, at) => key !== keys[at]))
    forms.push({ keys: neutral, joints });
  if (joints.length === 1 && joints[0] === '.' && keys.some((key) => key.length > 1))
    forms.push({ keys: [keys.join('')], joints: [] });
  return forms;
}

const plainFirst = /^[A-Za-z0-9]+(?=[ \-/]|$)/;

/** The first word and its end, with a fast path for plain names. */
function firstWord(text: string): { key: string; end: number } | undefined {
  const plain = plainFirst.exec(text)?.[0];
  return plain === undefined
    ? tokenise(text, 1)[0]
    : { key: plain.toLowerCase(), end: plain.length };
}

/** A superset of the first words of the spelling's forms; cheaper than computing the forms. */
function firstWords(spelling: Spelling): string[] {
  const first = firstWord(spelling.text);
  if (!first) return [];
  const neutral = spelling.language === undefined ? first.key : neutralKey(first.key);
  const own = neutral === first.key ? [first.key] : [first.key, neutral];
  if (first.end === spelling.text.length)
    return isPluralised(spelling, first.key) ? [...own, `${first.key}s`] : own;
  return spelling.text[first.end] === '.'
    ? [...new Set(formsOf(spelling).flatMap(({ keys }) => keys.slice(0, 1)))]
    : own;
}

function add(root: WordNode, keys: readonly string[], spelling: IndexedSpelling): void {
  let at = root;
  for (const key of keys) {
    at.next ??= new Map();
    let next = at.next.get(key);
    if (!next) {
      next = {};
      at.next.set(key, next);
    }
    at = next;
  }
  at.ends ??= [];
  if (!at.ends.some(({ skill, text }) => skill === spelling.skill && text === spelling.text))
    at.ends.push(spelling);
}

/** The branch of names that start with a word. */
export function namesFrom({ root, waiting }: SpellingIndex, word: string): WordNode | undefined {
  const due = waiting.get(word);
  if (due) {
    waiting.delete(word);
    for (const { skill, spelling } of due) {
      for (const { keys, joints } of formsOf(spelling))
        if (keys[0] === word) add(root, keys, { ...spelling, skill, joints });
    }
  }
  return root.next?.get(word);
}

/**
 * Prepares the tree of words over all spellings.
 */
export function buildSpellingIndex(skills: readonly TaxonomySkill[]): SpellingIndex {
  const waiting = new Map<string, Waiting[]>();
  for (const skill of skills) {
    for (const spelling of skill.spellings) {
      for (const word of firstWords(spelling)) {
        const others = waiting.get(word);
        if (others) others.push({ skill, spelling });
        else waiting.set(word, [{ skill, spelling }]);
      }
    }
  }
  return { root: {}, waiting };
}
