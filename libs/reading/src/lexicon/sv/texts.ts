import type { TextWords } from '../topics/texts.js';

export const texts: TextWords = {
  common: [],
  continuing: '',
  abbreviations: '',
};
