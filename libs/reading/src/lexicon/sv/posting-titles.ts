import type { PostingTitleWords } from '../topics/posting-titles.js';

export const postingTitles: PostingTitleWords = {
  labels: 'tjänst',
  seeking: 'vi söker',
  qualities: 'en',
  following: 'som|till',
  terms: '',
  workload: String.raw`(?:på )?(?:(?:hel|del)(?:tid|-)?\s?(?:/|,|och|eller)\s?)?(?:hel|del)tid`,
  genders: '',
};
