import type { PostingTitleWords } from '../topics/posting-titles.js';

export const postingTitles: PostingTitleWords = {
  labels: 'stellenbezeichnung|stelle|titel',
  seeking: 'wir suchen|suchen wir',
  qualities: 'einen?',
  following: 'zur|zum|für|mit',
  terms: 'vollzeit|teilzeit',
  genders: 'gn',
};
