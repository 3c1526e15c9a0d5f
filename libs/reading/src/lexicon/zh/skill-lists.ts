import type { PartialLexicon } from '../lexicon.js';

export const skillLists: PartialLexicon['skillLists'] = {
  unspacedKnowledge: '精通|熟悉|熟练|掌握|了解|擅长|使用',
};
