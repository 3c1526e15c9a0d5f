import type { DemandWords } from '../topics/demands.js';

export const demands: DemandWords = {
  required: 'krav|måste|krävs',
  asking: 'erfarenhet|kunskap|du (?:har|är|talar|behärskar)(?! (?:ansvar|möjlighet|välkommen))',
  anotherDemand: String.raw`[\p{L}-]*kunskaper`,
  yearsOf: 'av|inom|med',
  past: '',
  fieldOfDegree: 'i|inom',
  otherDemands: 'erfarenhet|kunskap|samt',
  licences: 'körkort',
};
