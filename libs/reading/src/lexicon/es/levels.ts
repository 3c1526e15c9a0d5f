import type { LevelWords } from '../topics/levels.js';

export const levels: LevelWords = {
  levels:
    'nativo|nativa|materno|fluido|básico|intermedio|avanzado|experto|alto|medio|bajo|nivel|años?',
};
