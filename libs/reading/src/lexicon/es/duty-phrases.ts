import type { DutyPhraseWords } from '../topics/duty-phrases.js';

export const dutyPhrases: DutyPhraseWords = {
  doing:
    '(?:serás|será) responsable|te encargarás|tendrás que|participarás|desarrollarás|trabajarás',
  smallWords: 'y|los|las|el|para|con',
};
