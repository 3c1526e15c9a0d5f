import type { PartialLexicon } from '../lexicon.js';

/** Polish, in which only prompt injections are known. */
export const pl: PartialLexicon = {
  orders: {
    orders: String.raw`zignoruj(?![\p{L}]).{0,30}(?:instrukcj|poleceni)|uwaga dla (?:ai|si)(?![\p{L}])`,
  },
};
