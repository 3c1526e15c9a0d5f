import type { PostingTitleWords } from '../topics/posting-titles.js';

export const postingTitles: PostingTitleWords = {
  labels: 'puesto(?: de trabajo)?|título',
  seeking: 'buscamos',
  qualities: 'uno|una',
  following: 'para|con',
  terms: '',
  genders: '',
};
