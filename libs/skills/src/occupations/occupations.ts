import { linesOf } from '../parse-skills.js';
import { splitList } from '../spelling.js';
import type { Occupation } from './occupation.js';
import {
  createPhraseIndex,
  isInterchangeable,
  isLeading,
  type PhraseIndex,
  stemOfTitle,
  titleKeys,
} from './title-phrases.js';
import { occupationTitles } from './titles/index.js';
import { generalWork, occupationWork } from './work/index.js';

/** An occupation that titles of one stem name. */
interface OfStem {
  readonly occupation: Occupation;
  /** Whether any of these titles is a leader's. */
  readonly leads: boolean;
  /** Whether any is not. */
  readonly follows: boolean;
}

interface Lexicon {
  readonly byId: ReadonlyMap<string, Occupation>;
  /** Whole titles. */
  readonly titles: PhraseIndex<Occupation>;
  /** Titles without their interchangeable last noun. */
  readonly stems: PhraseIndex<OfStem>;
}

// A stem of more occupations than these ("sales") names none of them.
const occupationsOfStem = 3;
const occupationsOfTitle = 2;

function parse(lines: string, isGeneral: boolean): Occupation[] {
  return linesOf(lines).map((line) => {
    const [id = '', family = '', zone = '', work = ''] = line.split('|').map((part) => part.trim());
    return {
      id,
      family: family === '-' ? null : family,
      zone: Number(zone),
      work: splitList(work),
      isGeneral,
    };
  });
}

/** The last nouns of the titles of each stem, by occupation. */
type StemsSeen = Map<
  string,
  { readonly words: readonly string[]; readonly nouns: Map<Occupation, Set<string>> }
>;

// A single word ("payroll") stands for a trade only where several of its titles begin with it: a "support worker" is not all support.
const nounsOfWord = 3;
// Compared with the occupation that has most: "customer service engineer" is the only such title of its trade, while another trade has ten.
const shareOfNouns = 0.3;

function indexStems(seen: StemsSeen): PhraseIndex<OfStem> {
  const stems = createPhraseIndex<OfStem>();
  for (const { words, nouns } of seen.values()) {
    const isWord = words.length === 1;
    const most = Math.max(...[...nouns.values()].map((of) => of.size));
    const least = Math.max(isWord ? nounsOfWord : 1, most * shareOfNouns);
    const telling = [...nouns].filter(([, of]) => of.size >= least);
    if (nouns.size > (isWord ? 1 : occupationsOfStem)) continue;
    for (const [occupation, of] of telling)
      stems.add(words, {
        occupation,
        leads: [...of].some((noun) => isLeading(noun)),
        follows: [...of].some((noun) => !isLeading(noun)),
      });
  }
  return stems;
}

function read(): Lexicon {
  const all = [
    ...occupationWork.flatMap((lines) => parse(lines, false)),
    ...parse(generalWork, true),
  ];
  const byId = new Map(all.map((one) => [one.id, one]));
  const titles = createPhraseIndex<Occupation>();
  const seen: StemsSeen = new Map();
  const titlesSeen = new Set<string>();
  for (const line of occupationTitles.flatMap(linesOf)) {
    const [id = '', names = ''] = line.split('|').map((part) => part.trim());
    const occupation = byId.get(id);
    if (!occupation) continue;
    for (const words of splitList(names).map(titleKeys)) {
      const key = words.join(' ');
      if (titlesSeen.has(`${id} ${key}`)) continue;
      titlesSeen.add(`${id} ${key}`);
      titles.add(words, occupation);
      const stem = occupation.isGeneral ? null : stemOfTitle(words);
      if (!stem) continue;
      const known = seen.get(stem.join(' ')) ?? { words: stem, nouns: new Map() };
      const nouns = known.nouns.get(occupation) ?? new Set();
      known.nouns.set(occupation, nouns.add(words.at(-1) ?? ''));
      seen.set(stem.join(' '), known);
    }
  }
  return { byId, titles, stems: indexStems(seen) };
}

let lexicon: Lexicon | undefined;

// Parsed lazily, like the taxonomy.
function theLexicon(): Lexicon {
  return (lexicon ??= read());
}

/** All occupations; for checks. */
export function allOccupations(): readonly Occupation[] {
  return [...theLexicon().byId.values()];
}

const titleChars = 200;

function named(index: PhraseIndex<Occupation>, words: readonly string[]): Occupation[] {
  return index
    .longest(words)
    .filter(({ values }) => values.length <= occupationsOfTitle + 1)
    .toSorted((a, b) => b.length - a.length)
    .flatMap(({ values }) => values);
}

/** The occupations whose stem precedes the last interchangeable noun: leaders for a leader's title, where there are any. */
function namedByStem(index: PhraseIndex<OfStem>, words: readonly string[]): Occupation[] {
  const last = words.findLastIndex((word) => isInterchangeable(word));
  const isLeader = isLeading(words[last]);
  return index
    .longest(words.slice(0, Math.max(0, last)))
    .toSorted((a, b) => b.length - a.length)
    .flatMap(({ values }) => {
      const alike = values.filter(({ leads, follows }) => (isLeader ? leads : follows));
      return (alike.length > 0 ? alike : values).map(({ occupation }) => occupation);
    });
}

/** "Director of Quality Assurance", "Director, Quality Assurance": the words in the order of other titles. */
const inverted =
  /^((?:\p{L}+\s){0,2}?(\p{L}+))(?:\s(?:of|for)\s(?:the\s)?|\s?,\s)(\p{L}[^,;:|(]{1,60})/iu;

function turned(title: string): string[] {
  const [, , noun = '', words = ''] = inverted.exec(title) ?? [];
  return isInterchangeable(titleKeys(noun)[0]) ? titleKeys(`${words} ${noun}`) : [];
}

// Words in brackets add to a title: "Accounts Payable (Creditors) Clerk".
const inBrackets = /\([^()]*\)/gu;

function trades(words: readonly string[]): Occupation[] {
  const { titles, stems } = theLexicon();
  const whole = named(titles, words).filter(({ isGeneral }) => !isGeneral);
  return whole.length > 0 ? whole : namedByStem(stems, words);
}

/**
 * The occupations that a job title names, at most three, the longest title first: "Front desk agent / Night auditor" is two. A title
 * that is not in the lexicon is found without its last noun ("Payroll executive": payroll specialist). General ones ("manager") are added
 * last. Source: `work/` and `titles/`, general knowledge of occupations.
 */
export function occupationsIn(title: string): Occupation[] {
  const text = title.slice(0, titleChars);
  const words = titleKeys(text);
  const found =
    [titleKeys(text.replace(inBrackets, ' ')), words, turned(text)]
      .map(trades)
      .find((trade) => trade.length > 0) ?? [];
  const general = named(theLexicon().titles, words).filter(({ isGeneral }) => isGeneral);
  return [...new Set([...found.slice(0, occupationsOfTitle), ...general.slice(0, 1)])];
}

/** The role family of the occupation that a title begins or ends with; null where there is none, or several of different families. */
export function familyOfOccupation(title: string): string | null {
  const words = titleKeys(title);
  const families = theLexicon()
    .titles.longest(words)
    .filter(({ at, length }) => at === 0 || at + length === words.length)
    .flatMap(({ values }) => values.filter(({ isGeneral }) => !isGeneral))
    .map(({ family }) => family);
  const [first = null] = families;
  return families.every((family) => family === first) ? first : null;
}

/** Whether words are the whole title of an occupation. */
export function isOccupation(title: string): boolean {
  if (title.length > titleChars) return false;
  const words = titleKeys(title);
  return theLexicon()
    .titles.longest(words)
    .some(({ length }) => length === words.length);
}
