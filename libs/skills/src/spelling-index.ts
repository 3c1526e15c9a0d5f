import type { Spelling } from './spelling.js';
import type { TaxonomySkill } from './taxonomy.js';
import { joint, tokenise } from './tokens.js';

/** A spelling in the index: whose it is, how it is recognised, and what joins its words. */
export interface IndexedSpelling extends Spelling {
  readonly skill: TaxonomySkill;
  readonly joints: readonly string[];
}

/** A node of the tree of words: the next words, and the spellings that end here. Most nodes are leaves, so neither list is there before it is needed. */
export interface WordNode {
  next?: Map<string, WordNode>;
  ends?: IndexedSpelling[];
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
  if (!at.ends.some(({ skill, text }) => skill === spelling.skill && text === spelling.text)) at.ends.push(spelling);
}

function isPluralised({ isCaseExact }: Spelling, last: string): boolean {
  return !isCaseExact && last.length >= 3 && /[a-z]$/.test(last) && !last.endsWith('s');
}

function addSpelling(root: WordNode, skill: TaxonomySkill, spelling: Spelling): void {
  const tokens = tokenise(spelling.text);
  const keys = tokens.map(({ key }) => key);
  const last = keys.at(-1);
  if (last === undefined) return;
  const joints = tokens.slice(1).map(({ start }, index) => joint(spelling.text, tokens[index]?.end ?? 0, start) ?? ' ');
  const indexed: IndexedSpelling = { ...spelling, skill, joints };
  add(root, keys, indexed);
  if (isPluralised(spelling, last)) add(root, [...keys.slice(0, -1), `${last}s`], indexed);
  if (joints.length === 1 && joints[0] === '.') add(root, [keys.join('')], { ...indexed, joints: [] });
}

/**
 * Builds the tree of words over all spellings, with plurals of the last word, and for dotted names the form without a dot ("nodejs").
 */
export function buildSpellingIndex(skills: readonly TaxonomySkill[]): WordNode {
  const root: WordNode = {};
  for (const skill of skills) for (const spelling of skill.spellings) addSpelling(root, skill, spelling);
  return root;
}
