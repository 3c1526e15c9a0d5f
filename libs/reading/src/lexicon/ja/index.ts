import type { PartialLexicon } from '../lexicon.js';

/** Japanese, in which only prompt injections and personal data are known. */
export const ja: PartialLexicon = {
  orders: {
    unspaced: '無視して|ai(?:への|向けの)(?:注意|指示)',
  },
  personalData: {
    documentBeginnings: '履歴書',
  },
};
