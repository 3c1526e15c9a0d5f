import type { Seniority } from '@rolefit/contracts';
import { neutralForm, withoutSecondForm } from './gender.js';
import { lexicons } from './lexicon/lexicons.js';
import { familyOfOccupation } from './occupations/occupations.js';
import { linesOf } from './parse-skills.js';
import { splitList } from './spelling.js';
import { titleFamilyLines } from './title-families.js';
import { mayBeName } from './title-surnames.js';
import { wordsOf } from './tokens.js';

interface Phrase {
  readonly family: string;
  readonly words: readonly string[];
  /** Matches only as the second part of a German compound title. */
  readonly isEnding?: boolean;
}

interface Families {
  readonly phrasesByFirst: ReadonlyMap<string, readonly Phrase[]>;
  readonly endings: readonly { family: string; ending: string }[];
  readonly related: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The parts of a line `id | item, item`. */
function partsOf(line: string): { family: string; items: string[] } {
  const [family = '', items = ''] = line.split('|').map((part) => part.trim());
  return { family, items: splitList(items) };
}

function read(): Families {
  const phrasesByFirst = new Map<string, Phrase[]>();
  for (const { family, items } of lexicons.flatMap(({ titles }) => linesOf(titles).map(partsOf))) {
    for (const title of items) {
      const words = wordsOf(title);
      const neutral = words.map(neutralForm);
      const isNeutral = neutral.every((word, at) => word === words[at]);
      for (const form of isNeutral ? [words] : [words, neutral]) {
        const first = form[0] ?? '';
        const others = phrasesByFirst.get(first);
        if (others) others.push({ family, words: form });
        else phrasesByFirst.set(first, [{ family, words: form }]);
      }
    }
  }
  const endings = lexicons
    .flatMap(({ titleEndings }) => linesOf(titleEndings).map(partsOf))
    .flatMap(({ family, items }) =>
      items.map((title) => ({ family, ending: wordsOf(title)[0] ?? title })),
    );
  return {
    phrasesByFirst,
    endings,
    related: new Map(
      linesOf(titleFamilyLines)
        .map(partsOf)
        .map(({ family, items }) => [family, new Set(items)]),
    ),
  };
}

let families: Families | undefined;

// Parsed lazily, like the taxonomy.
function theFamilies(): Families {
  return (families ??= read());
}

/** Ids of all role families. */
export const titleFamilies: readonly string[] = linesOf(titleFamilyLines).map((line) =>
  line.slice(0, line.indexOf(' ')),
);

function singular(key: string): string {
  return key.length > 4 && key.endsWith('s') && !key.endsWith('ss') ? key.slice(0, -1) : key;
}

/**
 * The role family of a job title ("Senior Java Developer" → `software-engineering`), or null if no
 * word determines it. The longest known phrase decides, a generic head ("manager") last; among
 * equals the later, since a title's head is at its end. Words in brackets count only if no others
 * do. A title that has none of them belongs to the family of its occupation ("Undersköterska"). Source: titles in the lexicons of languages.
 */
export function titleFamily(title: string): string | null {
  const whole = withoutSecondForm(title.slice(0, 200));
  const bare = whole.replace(/\([^()]*\)?/g, ' ');
  return (
    familyIn(bare) ??
    (bare === whole ? null : familyIn(whole)) ??
    (mayBeName(bare) ? null : familyOfOccupation(bare))
  );
}

const anyTrade = new Set(lexicons.flatMap(({ genericHeads }) => genericHeads));
// A title's ending is weaker evidence than a complete title, stronger than a generic head.
const endingWeight = 0.8;
const anyTradeWeight = 0.5;

function weightOf(phrase: Phrase | null): number {
  if (phrase === null) return 0;
  if (phrase.isEnding) return endingWeight;
  return phrase.words.length === 1 && anyTrade.has(phrase.words[0] ?? '')
    ? anyTradeWeight
    : phrase.words.length;
}

/** The lookup forms of a title's word: as written, without a plural's `s`, without gender. */
function formsOf(key: string): string[] {
  const forms = [key, singular(key), neutralForm(key)];
  if (key.length > 5 && /[nrt]e$/.test(key)) forms.push(key.slice(0, -1));
  if (key.length > 5 && key.endsWith('a')) forms.push(`${key.slice(0, -1)}o`, key.slice(0, -1));
  return [...new Set(forms)];
}

function endingOf(key: string): Phrase | null {
  const form = neutralForm(key);
  const found = theFamilies().endings.find(({ ending }) =>
    [key, form].some((word) => word.length >= ending.length + 3 && word.endsWith(ending)),
  );
  return found ? { family: found.family, words: [key], isEnding: true } : null;
}

function phrasesAt(keys: readonly string[], at: number): Phrase[] {
  const key = keys[at] ?? '';
  const { phrasesByFirst } = theFamilies();
  const found = formsOf(key)
    .flatMap((form) => phrasesByFirst.get(form) ?? [])
    .filter(({ words }) =>
      words.every((word, step) => formsOf(keys[at + step] ?? '').includes(word)),
    );
  const ending = found.length === 0 ? endingOf(key) : null;
  return ending ? [ending] : found;
}

function familyIn(title: string): string | null {
  const keys = wordsOf(title);
  let best: Phrase | null = null;
  keys.forEach((_, at) => {
    for (const phrase of phrasesAt(keys, at)) if (weightOf(phrase) >= weightOf(best)) best = phrase;
  });
  return familyOf(best);
}

function familyOf(phrase: Phrase | null): string | null {
  return phrase?.family ?? null;
}

/**
 * Words of seniority, the strongest first: "Senior Vice President" is an executive, "Lead
 * Developer" a lead.
 */
const seniorityWords = (['intern', 'executive', 'lead', 'senior', 'junior', 'mid'] as const).map(
  (seniority) => {
    const words = lexicons.map((lexicon) => lexicon.seniority[seniority]).filter(Boolean);
    return [seniority, new RegExp(`\\b(?:${words.join('|')})\\b`, 'iu')] as const;
  },
);

/**
 * The seniority of a job title, or null if it names none ("Software Engineer"): unknown is not
 * `mid`.
 */
export function titleSeniority(title: string): Seniority | null {
  return seniorityWords.find(([, words]) => words.test(title))?.[0] ?? null;
}

/** The relation of two role families; null for unrelated ones and for unknown ids. Symmetric. */
export function familyRelation(a: string, b: string): 'same' | 'related' | null {
  const { related } = theFamilies();
  if (!related.has(a) || !related.has(b)) return null;
  if (a === b) return 'same';
  return related.get(a)?.has(b) || related.get(b)?.has(a) ? 'related' : null;
}
