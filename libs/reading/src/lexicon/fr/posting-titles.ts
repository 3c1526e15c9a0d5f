import type { PostingTitleWords } from '../topics/posting-titles.js';

export const postingTitles: PostingTitleWords = {
  labels: 'intitulé du poste|poste',
  seeking: 'nous (?:recherchons|recrutons)|recherche',
  qualities: 'une?|un',
  unfinished: String.raw`(?:recherche|recherchons|recrute|recrutons)(?: une?(?:[/(·]e\)?)?)?`,
  following: 'pour|qui|avec',
  terms: 'temps (?:plein|partiel)',
  workload: String.raw`recherchée?s?|(?:on|nous) (?:recherch|recrut)(?:e|ons)|(?:(?:à|en) )?temps (?:(?:plein|partiel|complet)\s?(?:/|,|ou|et)\s?(?:à )?(?:temps )?)?(?:plein|partiel|complet)|(?:en )?CD[ID]`,
  genders: 'h/f|f/h',
  employerLabels: 'entreprise|employeur',
  at: 'chez',
  isHiring: 'recherche|recrute|cherche',
  atOurs: '[Cc]hez',
  ours: 'nous|notre|nos|vous',
  isA: "est (?:une? |l['’]un[e ]|le |la |l['’])",
  about: String.raw`À propos (?:de (?:la |l['’])?|du |d['’])`,
  aboutOthers: 'nous|vous|poste|offre|entreprise',
  noEmployer: String.raw`CD[ID]|temps (?:plein|partiel|complet)|intérim|salaire|poste|lieu|télétravail|heures?|nous|notre|nos|vous|votre|vos|cette?|il|elle|on|candidate?`,
};
