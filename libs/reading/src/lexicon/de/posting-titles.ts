import type { PostingTitleWords } from '../topics/posting-titles.js';

export const postingTitles: PostingTitleWords = {
  labels: 'stellenbezeichnung|stelle|titel',
  seeking: 'wir suchen|suchen wir',
  qualities: 'einen?|dich|sie|euch|als',
  unfinished: String.raw`eine?n?(?:[/:*(]-?[nr]\)?)?|(?:wir )?suchen(?: wir)?|als`,
  following: 'zur|zum|für|mit',
  terms: String.raw`vollzeit|teilzeit|voll- (?:und|oder) teilzeit|quereinsteiger\S{0,8} willkommen|auch quereinsteiger\S{0,8}|quereinstieg möglich`,
  workload: String.raw`(?:dringend |ab sofort |wir )?(?:gesucht|suchen)|(?:in )?(?:(?:voll|teil)(?:zeit|-)?\s?(?:/|,|&|oder|und|bzw\.?)\s?)?(?:voll|teil)zeit`,
  genders: String.raw`gn|[mwd]\s?/\s?[mwd]\s?/\s?divers`,
  legalForms: String.raw`(?:g?GmbH|AG|SE|UG|OHG|KG|mbB|GbR|eG|e\.\s?V)(?: & Co\.? KG(?:aA)?)?`,
  institutions: 'Klinikum|Krankenhaus|Universität',
  employerLabels: 'firma|unternehmen|arbeitgeber',
  at: 'bei',
  isHiring: 'sucht|suchen(?! wir)',
  atOurs: '[Bb]ei(?: der)?',
  ours: 'wir|unsere?|du|Sie|arbeiten|erwartet',
  articles: 'Der|Die|Das',
  isA: 'ist (?:eine?|einer der|eines der|der|die|das)',
  about: 'Über',
  aboutOthers: 'uns|das|die|den|dich|Sie',
  noEmployer: String.raw`(?:voll|teil)zeit|unbefristet|befristet|gehalt|standort|stelle|ab sofort|stunden|wir|unsere?|unser|du|deine?|dies\p{L}*|es|das unternehmen`,
};
