import type { DutyPhraseWords } from '../topics/duty-phrases.js';

export const dutyPhrases: DutyPhraseWords = {
  doing:
    'entre tus (?:funciones|tareas) (?:están|estarán|se incluyen|se encuentran)|tus funciones (?:son|serán|incluyen)|te ocuparás|(?:serás|será) responsable|te encargarás|tendrás que|participarás|desarrollarás|trabajarás',
  smallWords: 'y|los|las|el|para|con',
  ofUs: 'nosotros|nuestro equipo',
};
