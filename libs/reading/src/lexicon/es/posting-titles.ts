import type { PostingTitleWords } from '../topics/posting-titles.js';

export const postingTitles: PostingTitleWords = {
  labels: 'puesto(?: de trabajo)?|título',
  seeking: 'buscamos',
  qualities: 'uno|una',
  following: 'para|con',
  terms: '',
  workload: String.raw`(?:a )?(?:(?:tiempo|jornada) (?:(?:complet[oa]|parcial)\s?(?:/|,|o|y)\s?(?:a )?(?:tiempo |jornada )?)?(?:complet[oa]|parcial)|media jornada)`,
  genders: '',
  employerLabels: 'empresa|empleador',
};
