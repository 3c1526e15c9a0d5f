import { lexicon } from '../lexicon/all-languages.js';

/**
 * Prompt injections in the languages of resumes. People who work with models write *about* prompts,
 * injections and instructions; an injection speaks *to* a model: it is a command at the head of its
 * clause, or it addresses the model by name.
 */

/**
 * Context before the head of a clause: a command may follow it, unlike in "trained models to …".
 */
const beforeHead = new RegExp(
  String.raw`(?:^|\n)\s{0,9}$|[\t.!?;:,(\[{|>*#"“„«'‘—–•-]\s{0,3}$|(?<!\p{L})${lexicon.orders.before}\s$`,
  'u',
);

/** Matched against lower-cased text, which is cheaper than a case-insensitive search. */
const patterns = [
  ...lexicon.orders.commands.map((source) => ({ source, isCommand: true, hasBorder: true })),
  ...lexicon.orders.addresses.map((source) => ({ source, isCommand: false, hasBorder: true })),
  { source: lexicon.orders.orders, isCommand: false, hasBorder: true },
  // Scripts without spaces have no word boundaries.
  { source: lexicon.orders.unspaced, isCommand: false, hasBorder: false },
].map(({ source, ...rest }) => ({ ...rest, pattern: new RegExp(source, 'gmu') }));

/** "Wrote tests with 'ignore previous instructions'": a quoted order. */
const tellsOf = new RegExp(String.raw`(?<!\p{L})${lexicon.orders.quoting}\s{0,2}["“„«'‘]$`, 'u');
const letterAtEnd = /[\p{L}\p{N}]$/u;
const beforeChars = 30;

/**
 * Whether words give an order to a model.
 * @param words as displayed (see `plainWords`), at most a few thousand characters
 */
export function ordersModel(words: string): boolean {
  const lower = words.toLowerCase();
  return patterns.some(({ pattern, isCommand, hasBorder }) =>
    [...lower.matchAll(pattern)].some(({ index }) => {
      const before = lower.slice(Math.max(0, index - beforeChars), index);
      return (
        !(hasBorder && letterAtEnd.test(before)) &&
        (!isCommand || beforeHead.test(before)) &&
        !tellsOf.test(before)
      );
    }),
  );
}
