import type { PartialLexicon } from '../lexicon.js';

/** Hindi, in which only prompt injections are known. */
export const hi: PartialLexicon = {
  orders: {
    orders: '(?:नज़रअंदाज़|अनदेखा)',
  },
};
