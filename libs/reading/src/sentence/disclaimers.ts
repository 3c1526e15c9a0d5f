import type { Span } from '../document/span.js';
import { wholeWords } from '../document/whole-words.js';
import { lexicon } from '../lexicon/all-languages.js';

const words = lexicon.disclaimers;

const disclaimer = wholeWords(new RegExp(`\\b${words.disclaiming}\\b\\s?:?`, 'giu'));

const givenUp = [
  ...words.replacing.map(
    ([before, after]) => `(?:${before})\\s([^.;,\\n]{1,60}?)(?=\\s(?:${after})\\b)`,
  ),
  ...words.replacedAtEnd.map(
    ([by, verb]) => `([^.;,\\n\\s]{1,40})(?=\\s(?:${by})\\s[^.;,\\n]{1,40}\\s(?:${verb})\\b)`,
  ),
];
/** "Replaced Kafka with RabbitMQ" shows RabbitMQ. */
const replaced = wholeWords(new RegExp(`\\b(?:${givenUp.join('|')})`, 'giu'));

/** Start of another clause, which the disclaimer does not cover: "…, but know RabbitMQ". */
const clauseBorder = wholeWords(
  new RegExp(
    `[.;:!?()[\\]|\\n]|\\b${words.but}\\b|\\b${lexicon.grammar.and}\\s${words.person}\\b`,
    'giu',
  ),
);
const clauseChars = 200;
const listWords = /^[\p{L}+#./\s-]+$/u;
const itemWords = 5;
const having = wholeWords(new RegExp(`\\b${words.mastering}\\b`, 'iu'));

/** "… Spark or Flink": no figures and few words. */
function isListItem(words: string): boolean {
  return (
    listWords.test(words) && words.trim().split(/\s+/u).length <= itemWords && !having.test(words)
  );
}

/**
 * End of the disclaimed range: the end of the clause, or the first comma that is not followed by a
 * mere list item.
 */
function objectEnd(sentence: string, from: number): number {
  const [clause = ''] = sentence.slice(from, from + clauseChars).split(clauseBorder, 1);
  const items = clause.split(',');
  let end = from;
  for (const [at, item] of items.entries()) {
    if (at > 0 && !isListItem(item)) break;
    end += item.length + (at > 0 ? 1 : 0);
  }
  return end;
}

/**
 * Start of a clause that ends with a disclaimer: "Kafka habe ich nie benutzt", "Java, Kafka (no
 * experience)".
 */
function subjectStart(sentence: string, at: number): number {
  let to = at;
  while (to > 0 && /[\s:(\u2013\u2014-]/u.test(sentence.charAt(to - 1))) to--;
  const before = sentence.slice(Math.max(0, to - clauseChars), to);
  let start = 0;
  for (const border of before.matchAll(clauseBorder)) start = border.index + border[0].length;
  return to - before.length + Math.max(start, before.lastIndexOf(',') + 1);
}

/**
 * The ranges of a resume's sentence that are disclaimed: "I have never used Kafka", "keine
 * Erfahrung mit Java", "want to learn Rust", "replaced Kafka with RabbitMQ".
 */
export function disclaimedRanges(sentence: string): Span[] {
  const text = sentence.slice(0, 2_000);
  return [...lackedRanges(sentence, text), ...replacedRanges(text)];
}

/** Each pattern ends with the words that were given up. */
function replacedRanges(text: string): Span[] {
  return [...text.matchAll(replaced)].map((match) => {
    const end = match.index + match[0].length;
    const words = match.slice(1).find((group) => group !== undefined) ?? '';
    return { start: end - words.length, end };
  });
}

function lackedRanges(sentence: string, text: string): Span[] {
  return [...text.matchAll(disclaimer)].map((match) => {
    const after = match.index + match[0].length;
    const end = objectEnd(sentence, after);
    const isLast = !/[\p{L}\p{N}]/u.test(sentence.slice(after, end));
    return { start: isLast ? subjectStart(sentence, match.index) : match.index, end };
  });
}
