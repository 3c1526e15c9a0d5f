import type { DemandWords } from '../topics/demands.js';

export const demands: DemandWords = {
  required:
    'indispensables?|obligatoires?|exigé(?:e|es|s)?|impérati(?:f|ve|vement)|requis(?:e|es)?',
  asking:
    'expérience|connaissance|maîtrise|compétence|vous (?:avez|êtes|parlez|possédez|disposez|justifiez|détenez)',
  anotherDemand: 'connaissances?|maîtrise',
  yearsOf: 'en|de|avec|dans',
  past: '',
  fieldOfDegree: 'de|en',
  otherDemands: 'expérience|connaissance|avec',
  licences: 'permis',
};
