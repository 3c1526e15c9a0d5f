import { nounPhrase } from './noun-phrase.js';
import { listSeparator } from './skill-openers.js';
import type { Span } from '../document/span.js';

/** A trimmed item of a list; offsets within the sentence. */
interface Item extends Span {
  readonly text: string;
}

const wordsMax = 3;
const charsMax = 30;

function itemsOf(sentence: string): Item[] {
  const items: Item[] = [];
  let at = 0;
  for (const cut of [...sentence.matchAll(listSeparator), null]) {
    const to = cut?.index ?? sentence.length;
    const piece = sentence.slice(at, to);
    const text = piece.trim().replace(/[.!]$/, '');
    const start = at + piece.length - piece.trimStart().length;
    items.push({ text, start, end: start + text.length });
    if (cut) at = cut.index + cut[0].length;
  }
  return items;
}

function isNameLike({ text }: Item): boolean {
  if (
    text.length > charsMax ||
    text.split(/\s+/).length > wordsMax ||
    !/^[\p{Lu}\p{N}]|^\p{L}+[.\p{Lu}\p{N}]/u.test(text)
  )
    return false;
  const { phrase } = nounPhrase(text);
  return phrase !== null && phrase.start === 0 && phrase.end === text.length;
}

/**
 * List items between or after names of technologies ("Kafka, Pulsarite and Flink") are taken as
 * names, regardless of the sentence before. An item needs two such neighbours in a row, one on each
 * side or both on one.
 * @param technologies ranges of the sentence that name a technology or a tool
 */
export function namesBeside(sentence: string, technologies: readonly Span[]): Span[] {
  if (technologies.length < 2) return [];
  const items = itemsOf(sentence);
  const isTechnology = (item: Item | undefined) =>
    item !== undefined &&
    technologies.some(({ start, end }) => start === item.start && end === item.end);
  // The first and last item include the words of the sentence around the list: "We work with Kafka,
  // …, Flink every day".
  const endsInOne = (item: Item | undefined) =>
    item !== undefined && technologies.some(({ end }) => end === item.end);
  const beginsWithOne = (item: Item | undefined) =>
    item !== undefined && technologies.some(({ start }) => start === item.start);
  return items.filter((item, at) => {
    if (isTechnology(item) || !isNameLike(item)) return false;
    const [before, after] = [endsInOne(items[at - 1]), beginsWithOne(items[at + 1])];
    return (
      (before && (after || (isTechnology(items[at - 1]) && endsInOne(items[at - 2])))) ||
      (after && isTechnology(items[at + 1]) && beginsWithOne(items[at + 2]))
    );
  });
}
