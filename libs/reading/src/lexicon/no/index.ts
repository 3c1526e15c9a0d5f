import type { PartialLexicon } from '../lexicon.js';

/** Norwegian, in which only prompt injections are known. */
export const no: PartialLexicon = {
  orders: {
    orders: String.raw`ignorer(?![\p{L}]).{0,40}(?:instruks|anvisning)`,
  },
};
