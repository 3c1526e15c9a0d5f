import type { DemandWords } from '../topics/demands.js';

export const demands: DemandWords = {
  required: 'krav|måste|krävs',
  asking: 'erfarenhet|kunskap',
  anotherDemand: '',
  yearsOf: 'av|inom|med',
  past: '',
  fieldOfDegree: 'i|inom',
  otherDemands: '',
  licences: 'körkort',
};
