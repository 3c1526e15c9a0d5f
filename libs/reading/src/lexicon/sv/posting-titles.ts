import type { PostingTitleWords } from '../topics/posting-titles.js';

export const postingTitles: PostingTitleWords = {
  labels: 'tjänst',
  seeking: 'vi söker',
  qualities: 'en',
  following: 'som|till',
  terms: '',
  genders: '',
};
