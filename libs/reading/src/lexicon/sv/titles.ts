import type { TitleWords } from '../topics/titles.js';

export const titles: TitleWords = {
  heads: '',
  headEndings: '',
  compoundHeads: '',
  compoundEndings: '',
  unspacedHeads: '',
  abbreviatedHeads: '',
  organisationEndings: 'ab',
  organisations: '',
  ofOrganisation: '',
  organisationWords: '',
  organisationBeginnings: '',
  selfEmployed: '',
  partners: '',
  training: 'utbildning',
  ofTraining: 'till',
  adjectives: '',
  deedEndings: '',
  inLowerCase: '',
  atOrganisation: '',
};
