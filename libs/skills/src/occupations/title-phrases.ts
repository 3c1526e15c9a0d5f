import { neutralForm, withoutSecondForm } from '../gender.js';
import { wordsOf } from '../tokens.js';

/** The words of a title, singular and without gender, as titles are compared. "Civil engineering intern" belongs to the civil engineers. */
export function titleKeys(title: string): string[] {
  return wordsOf(withoutSecondForm(title)).map((key) => {
    const one = key.length > 4 && /[^su]s$/.test(key) ? key.slice(0, -1) : key;
    return one === 'engineering' ? 'engineer' : neutralForm(one);
  });
}

/** Nouns that end titles of any trade and are interchangeable: "payroll specialist", "payroll officer". */
const workers =
  'specialist officer executive representative rep associate agent clerk consultant advisor adviser coordinator assistant administrator ' +
  'professional worker analyst technician expert staff member practitioner generalist engineer operator instructor trainer intern trainee ' +
  'apprentice aide helper attendant';
const leaders = 'supervisor manager lead leader director head';

const leadingNouns = new Set(leaders.split(' ').flatMap(titleKeys));
const interchangeable = new Set([...workers.split(' ').flatMap(titleKeys), ...leadingNouns]);

export function isInterchangeable(word: string | undefined): boolean {
  return word !== undefined && interchangeable.has(word);
}

/** Whether a noun of any trade names somebody who leads: "manager", "director". */
export function isLeading(word: string | undefined): boolean {
  return word !== undefined && leadingNouns.has(word);
}

/** The words of a title before its interchangeable last noun, or null if it has no such noun, or nothing else. */
export function stemOfTitle(keys: readonly string[]): readonly string[] | null {
  const stem = keys.slice(0, -1);
  return isInterchangeable(keys.at(-1)) && !stem.every((word) => interchangeable.has(word))
    ? stem
    : null;
}

/** A phrase found in words. */
export interface PhraseMatch<Value> {
  /** Index of its first word. */
  readonly at: number;
  readonly length: number;
  readonly values: Value[];
}

/** Index of phrases by their first word. */
export interface PhraseIndex<Value> {
  add(words: readonly string[], value: Value): void;
  /** The longest phrases that the words contain, without those inside a longer one. */
  longest(words: readonly string[]): readonly PhraseMatch<Value>[];
}

export function createPhraseIndex<Value>(): PhraseIndex<Value> {
  const byFirst = new Map<string, { words: readonly string[]; value: Value }[]>();
  return {
    add(words, value) {
      const [first] = words;
      if (first === undefined) return;
      const known = byFirst.get(first);
      if (known) known.push({ words, value });
      else byFirst.set(first, [{ words, value }]);
    },
    longest(words) {
      const found: PhraseMatch<Value>[] = [];
      for (let at = 0; at < words.length;) {
        const matching = (byFirst.get(words[at] ?? '') ?? []).filter((phrase) =>
          phrase.words.every((word, step) => words[at + step] === word),
        );
        const length = Math.max(0, ...matching.map((phrase) => phrase.words.length));
        if (length > 0)
          found.push({
            at,
            length,
            values: matching
              .filter((phrase) => phrase.words.length === length)
              .map(({ value }) => value),
          });
        at += Math.max(1, length);
      }
      return found;
    },
  };
}
