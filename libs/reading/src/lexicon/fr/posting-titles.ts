import type { PostingTitleWords } from '../topics/posting-titles.js';

export const postingTitles: PostingTitleWords = {
  labels: 'intitulé du poste|poste',
  seeking: 'nous (?:recherchons|recrutons)|recherche',
  qualities: 'une?|un',
  following: 'pour|qui|avec',
  terms: 'temps (?:plein|partiel)',
  genders: 'h/f|f/h',
};
