import { lexicons } from './lexicon/lexicons.js';
import { wordsOf } from './tokens.js';

const surnames = new Set(lexicons.flatMap((lexicon) => lexicon.surnames));
const titleWords = new Set(lexicons.flatMap(({ beforeTrades }) => beforeTrades));

/**
 * Whether a short line may be a person's name although its last word is a trade: "Sarah Baker", but
 * not "Head Baker". For redaction, which must not mistake a name for a title.
 */
export function mayBeName(words: string): boolean {
  const keys = wordsOf(words);
  if (keys.length < 2 || keys.length > 4 || /\d/.test(words)) return false;
  return (
    surnames.has(keys.at(-1) ?? '') &&
    !keys.slice(0, -1).some((key) => titleWords.has(key) || surnames.has(key))
  );
}

/** Whether a piece begins with a trade that is a surname as often, and goes on: "Baker Tilly", "Cooper & Sons". */
export function opensWithSurname(words: string): boolean {
  const [first, ...others] = wordsOf(words);
  return others.length > 0 && surnames.has(first ?? '');
}
