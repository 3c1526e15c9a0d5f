import { linesOf } from '../parse-skills.js';
import { splitList } from '../spelling.js';
import type { Occupation } from './occupation.js';
import {
  createPhraseIndex,
  isInterchangeable,
  type PhraseIndex,
  stemOfTitle,
  titleKeys,
} from './title-phrases.js';
import { occupationTitles } from './titles/index.js';
import { generalWork, occupationWork } from './work/index.js';

interface Lexicon {
  readonly byId: ReadonlyMap<string, Occupation>;
  /** Whole titles. */
  readonly titles: PhraseIndex<Occupation>;
  /** Titles without their interchangeable last noun. */
  readonly stems: PhraseIndex<Occupation>;
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

function read(): Lexicon {
  const all = [
    ...occupationWork.flatMap((lines) => parse(lines, false)),
    ...parse(generalWork, true),
  ];
  const byId = new Map(all.map((one) => [one.id, one]));
  const titles = createPhraseIndex<Occupation>();
  const stems = createPhraseIndex<Occupation>();
  const stemsSeen = new Map<string, { words: readonly string[]; of: Set<Occupation> }>();
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
      const known = stemsSeen.get(stem.join(' ')) ?? { words: stem, of: new Set<Occupation>() };
      known.of.add(occupation);
      stemsSeen.set(stem.join(' '), known);
    }
  }
  for (const { words, of } of stemsSeen.values())
    if (of.size <= (words.length === 1 ? 1 : occupationsOfStem))
      for (const one of of) stems.add(words, one);
  return { byId, titles, stems };
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

/** The words up to the last interchangeable noun: a stem stands for a title only before one. */
function withInterchangeableNoun(words: readonly string[]): readonly string[] {
  const last = words.findLastIndex((word) => isInterchangeable(word));
  return words.slice(0, Math.max(0, last));
}

/**
 * The occupations that a job title names, at most three, the longest title first: "Front desk agent / Night auditor" is two. A title
 * that is not in the lexicon is found without its last noun ("Payroll executive": payroll specialist). General ones ("manager") are added
 * last. Source: `work/` and `titles/`, general knowledge of occupations.
 */
export function occupationsIn(title: string): Occupation[] {
  const { titles, stems } = theLexicon();
  const words = titleKeys(title.slice(0, titleChars));
  const whole = named(titles, words);
  const special = whole.filter(({ isGeneral }) => !isGeneral);
  const found = special.length > 0 ? special : named(stems, withInterchangeableNoun(words));
  const general = whole.filter(({ isGeneral }) => isGeneral).slice(0, 1);
  return [...new Set([...found.slice(0, occupationsOfTitle), ...general])];
}
