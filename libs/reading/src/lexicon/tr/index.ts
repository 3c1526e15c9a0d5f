import type { PartialLexicon } from '../lexicon.js';

/** Turkish, in which only prompt injections are known. */
export const tr: PartialLexicon = {
  orders: {
    orders: 'yok say|görmezden gel',
  },
};
