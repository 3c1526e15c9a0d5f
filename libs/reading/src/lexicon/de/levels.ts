import type { LevelWords } from '../topics/levels.js';

export const levels: LevelWords = {
  levels:
    'muttersprache|fließend|verhandlungssicher|grundkenntnisse|gute?|sehr|kenntnisse|fortgeschritten|expert(?:en)?|experte|anfänger|mittel|jahre?n?|stufe',
};
