import type { PartialLexicon } from '../lexicon.js';

/** Italian, in which only prompt injections are known. */
export const it: PartialLexicon = {
  orders: {
    orders: String.raw`(?:ignora|dimentica)(?![\p{L}]).{0,30}istruzioni|(?:nota|messaggio) (?:per|a) (?:la |l['’]\s?|i )?(?:ia|modell[oi]|llm|chatgpt)(?![\p{L}])`,
  },
};
