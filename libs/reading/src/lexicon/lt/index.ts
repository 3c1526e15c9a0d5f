import type { PartialLexicon } from '../lexicon.js';

/** Lithuanian, in which only prompt injections are known. */
export const lt: PartialLexicon = {
  orders: {
    orders: 'pamiršk .{0,20}instrukcij',
  },
};
