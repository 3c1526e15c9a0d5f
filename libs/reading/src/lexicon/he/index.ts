import type { PartialLexicon } from '../lexicon.js';

/** Hebrew, in which only prompt injections are known. */
export const he: PartialLexicon = {
  orders: {
    orders: 'התעלם .{0,30}הוראות',
  },
};
