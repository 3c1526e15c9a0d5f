import type { PostingTitleWords } from '../topics/posting-titles.js';

export const postingTitles: PostingTitleWords = {
  labels: 'tjänst|befattning',
  seeking: 'vi söker',
  qualities: 'en',
  unfinished: String.raw`söker(?: en| ett)?`,
  following: 'som|till',
  terms: 'heltid|deltid|tillsvidare|vikariat',
  workload: String.raw`sökes|vi söker|(?:på )?(?:(?:hel|del)(?:tid|-)?\s?(?:/|,|och|eller)\s?)?(?:hel|del)tid`,
  genders: '',
  employerLabels: 'företag|arbetsgivare',
  at: 'hos|på',
  isHiring: 'söker|letar efter|rekryterar',
  atOurs: '[Pp]å|[Hh]os',
  ours: 'vi|vår|vårt|våra|du',
  isA: 'är (?:en|ett|den|det)',
  about: 'Om',
  aboutOthers: 'oss|företaget|tjänsten|rollen|dig',
  noEmployer:
    'heltid|deltid|tillsvidare|vikariat|lön|tjänsten?|ort|distans|vi|vår[at]?|du|din|ditt|detta|det|kandidaten?|sökande',
};
