import type { PartialLexicon } from '../lexicon.js';

/** Vietnamese, in which only prompt injections are known. */
export const vi: PartialLexicon = {
  orders: {
    orders: 'bỏ qua.{0,30}(?:hướng dẫn|chỉ dẫn)',
  },
};
