import type { DutyPhraseWords } from '../topics/duty-phrases.js';

export const dutyPhrases: DutyPhraseWords = {
  doing: '',
  smallWords: '',
};
