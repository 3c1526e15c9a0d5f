import type { DemandWords } from '../topics/demands.js';

export const demands: DemandWords = {
  required:
    'zwingend|erforderlich|vorausgesetzt|setzen wir voraus|mindestens|unerlässlich|notwendig',
  asking: 'erfahrung|kenntnisse',
  anotherDemand: String.raw`[\p{L}-]*kenntnisse`,
  yearsOf: 'mit',
  past: '',
  fieldOfDegree: 'im|der|des',
  otherDemands: 'erfahrung|kenntnisse|mit|sowie',
  licences: 'führerschein',
};
