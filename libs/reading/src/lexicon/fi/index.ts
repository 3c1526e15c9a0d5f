import type { PartialLexicon } from '../lexicon.js';

/** Finnish, in which only prompt injections are known. */
export const fi: PartialLexicon = {
  orders: {
    orders: 'ohita (?:kaikki )?(?:aiemmat|edelliset) ohjeet',
  },
};
