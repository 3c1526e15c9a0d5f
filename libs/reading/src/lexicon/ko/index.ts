import type { PartialLexicon } from '../lexicon.js';

/** Korean, in which only prompt injections and personal data are known. */
export const ko: PartialLexicon = {
  orders: {
    unspaced: '무시(?:하고|하세요|하라|해)',
  },
  personalData: {
    unspacedBornOn: '생년월일|생일',
    documentBeginnings: '이력서',
  },
};
