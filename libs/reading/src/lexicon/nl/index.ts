import type { PartialLexicon } from '../lexicon.js';

/** Dutch, in which only prompt injections are known. */
export const nl: PartialLexicon = {
  orders: {
    orders: String.raw`negeer(?![\p{L}]).{0,30}instructies`,
  },
};
