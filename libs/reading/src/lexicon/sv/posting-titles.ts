import type { PostingTitleWords } from '../topics/posting-titles.js';

export const postingTitles: PostingTitleWords = {
  labels: 'tjänst|befattning',
  seeking: 'vi söker',
  qualities: 'en',
  following: 'som|till',
  terms: 'heltid|deltid|tillsvidare|vikariat',
  workload: String.raw`(?:på )?(?:(?:hel|del)(?:tid|-)?\s?(?:/|,|och|eller)\s?)?(?:hel|del)tid`,
  genders: '',
  employerLabels: 'företag|arbetsgivare',
};
