import type { LevelWords } from '../topics/levels.js';

export const levels: LevelWords = {
  levels:
    'maternelle|langue|bilingue|scolaire|débutant|intermédiaire|avancée?|confirmée?|maîtrise|notions|bonn?e?s?|courant|ans?|années?|niveau',
};
