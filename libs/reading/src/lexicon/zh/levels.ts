import type { PartialLexicon } from '../lexicon.js';

export const levels: PartialLexicon['levels'] = {
  levels: '精通|熟悉|熟练|了解|掌握|擅长|使用|年|经验',
};
