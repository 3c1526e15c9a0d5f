import type { ParsedSkill, Spelling } from './parse-skills.js';
import { joint, tokenise } from './tokens.js';

/** A spelling in the index: whose it is, how it is recognised, and what joins its words. */
export interface IndexedSpelling extends Spelling {
  readonly skillId: string;
  readonly joints: readonly string[];
  readonly verbWords: readonly string[];
}

/** A node of the tree of words: the next words, and the spellings that end here. */
export interface WordNode {
  readonly next: Map<string, WordNode>;
  readonly ends: IndexedSpelling[];
}

function node(): WordNode {
  return { next: new Map(), ends: [] };
}

function add(root: WordNode, keys: readonly string[], spelling: IndexedSpelling): void {
  let at = root;
  for (const key of keys) {
    let next = at.next.get(key);
    if (!next) {
      next = node();
      at.next.set(key, next);
    }
    at = next;
  }
  if (!at.ends.some(({ skillId, text }) => skillId === spelling.skillId && text === spelling.text)) at.ends.push(spelling);
}

function isPluralised({ isCaseExact }: Spelling, last: string): boolean {
  return !isCaseExact && last.length >= 3 && /[a-z]$/.test(last) && !last.endsWith('s');
}

/**
 * Builds the tree of words over all spellings, with plurals of the last word, and for dotted names the form without a dot ("nodejs").
 */
export function buildSpellingIndex(skills: readonly ParsedSkill[]): WordNode {
  const root = node();
  for (const { entry, spellings, verbWords } of skills) {
    for (const spelling of spellings) {
      const tokens = tokenise(spelling.text);
      const keys = tokens.map(({ key }) => key);
      const joints = tokens.slice(1).map(({ start }, index) => joint(spelling.text, tokens[index]?.end ?? 0, start) ?? ' ');
      const indexed = { ...spelling, skillId: entry.id, joints, verbWords };
      const last = keys.at(-1);
      if (last === undefined) continue;
      add(root, keys, indexed);
      if (isPluralised(spelling, last)) add(root, [...keys.slice(0, -1), `${last}s`], indexed);
      if (joints.length === 1 && joints[0] === '.') add(root, [keys.join('')], { ...indexed, joints: [] });
    }
  }
  return root;
}
