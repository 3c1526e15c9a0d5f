import type { LevelWords } from '../topics/levels.js';

export const levels: LevelWords = {
  levels: 'modersmål|flytande|mycket|goda?|grundläggande|kunskaper|nivå',
};
