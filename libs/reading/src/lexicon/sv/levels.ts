import type { LevelWords } from '../topics/levels.js';

export const levels: LevelWords = {
  levels: '',
};
