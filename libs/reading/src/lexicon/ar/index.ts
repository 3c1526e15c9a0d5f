import type { PartialLexicon } from '../lexicon.js';

/** Arabic, in which only prompt injections are known. */
export const ar: PartialLexicon = {
  orders: {
    orders: 'تجاهل.{0,30}(?:تعليمات|التعليمات|الأوامر)',
  },
};
