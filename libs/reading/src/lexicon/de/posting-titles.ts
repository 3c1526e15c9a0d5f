import type { PostingTitleWords } from '../topics/posting-titles.js';

export const postingTitles: PostingTitleWords = {
  labels: 'stellenbezeichnung|stelle|titel',
  seeking: 'wir suchen|suchen wir',
  qualities: 'einen?',
  following: 'zur|zum|für|mit',
  terms: String.raw`vollzeit|teilzeit|voll- (?:und|oder) teilzeit|quereinsteiger\S{0,8} willkommen`,
  genders: 'gn',
};
