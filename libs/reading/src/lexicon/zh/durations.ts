import type { PartialLexicon } from '../lexicon.js';

export const durations: PartialLexicon['durations'] = {
  besideSkills: '年',
};
