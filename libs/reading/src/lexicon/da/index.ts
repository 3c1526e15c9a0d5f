import type { PartialLexicon } from '../lexicon.js';

/** Danish, in which only prompt injections are known. */
export const da: PartialLexicon = {
  orders: {
    orders: String.raw`ignorer(?![\p{L}]).{0,40}(?:instruktion|anvisning)`,
  },
};
