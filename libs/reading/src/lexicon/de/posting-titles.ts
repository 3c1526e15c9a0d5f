import type { PostingTitleWords } from '../topics/posting-titles.js';

export const postingTitles: PostingTitleWords = {
  labels: 'stellenbezeichnung|stelle|titel',
  seeking: 'wir suchen|suchen wir',
  qualities: 'einen?',
  following: 'zur|zum|für|mit',
  terms: String.raw`vollzeit|teilzeit|voll- (?:und|oder) teilzeit|quereinsteiger\S{0,8} willkommen`,
  workload: String.raw`(?:in )?(?:(?:voll|teil)(?:zeit|-)?\s?(?:/|,|&|oder|und|bzw\.?)\s?)?(?:voll|teil)zeit`,
  genders: String.raw`gn|[mwd]\s?/\s?[mwd]\s?/\s?divers`,
  employerLabels: 'firma|unternehmen|arbeitgeber',
  at: 'bei',
};
