import type { PostingTitleWords } from '../topics/posting-titles.js';

export const postingTitles: PostingTitleWords = {
  labels: 'intitulé du poste|poste',
  seeking: 'nous (?:recherchons|recrutons)|recherche',
  qualities: 'une?|un',
  following: 'pour|qui|avec',
  terms: 'temps (?:plein|partiel)',
  workload: String.raw`(?:(?:à|en) )?temps (?:(?:plein|partiel|complet)\s?(?:/|,|ou|et)\s?(?:à )?(?:temps )?)?(?:plein|partiel|complet)|(?:en )?CD[ID]`,
  genders: 'h/f|f/h',
  employerLabels: 'entreprise|employeur',
  at: 'chez',
};
