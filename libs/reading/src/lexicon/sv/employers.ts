import type { EmployerWords } from '../topics/employers.js';

export const employers: EmployerWords = {
  ownWords: 'vi (?:är|har|arbetar|tror|utvecklar)|vår[at]?|hos oss',
  addressingReader: String.raw`söker|letar|förvänt\p{L}*|din|ditt|dig`,
  narrating: 'vi|vår[at]?|är|erbjuder|utvecklar|tillverkar',
  beingA: 'är (?:en|ett)',
  companies: 'ledande|företag|koncern|leverantör',
  aboutUs: 'vi är|vårt?',
  seeking: 'söker',
  theirs: 'våra|sina|deras',
  associates: '(?:med)?grundare|kunder|partner(?:s|er)?|investerare',
  youWill: '(?:du (?:kommer att|ska|får)|kommer du att)',
  byOthers: 'av ingenjörer från',
};
