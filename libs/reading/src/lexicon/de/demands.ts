import type { DemandWords } from '../topics/demands.js';

export const demands: DemandWords = {
  required:
    'zwingend|erforderlich|vorausgesetzt|setzen wir voraus|mindestens|unerlässlich|notwendig',
  asking:
    'erfahrung|kenntnisse|(?:sie (?:bringen|haben|sind|sprechen|beherrschen|verfügen|besitzen)|du (?:bringst|hast|bist|sprichst|beherrschst|verfügst|besitzt))(?! (?:für|zuständig|verantwortlich))',
  anotherDemand: String.raw`[\p{L}-]*kenntnisse`,
  yearsOf: 'mit',
  past: '',
  fieldOfDegree: 'im|der|des',
  otherDemands: 'erfahrung|kenntnisse|mit|sowie',
  licences: 'führerschein',
};
