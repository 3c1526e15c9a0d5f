import type { PostingTitleWords } from '../topics/posting-titles.js';

export const postingTitles: PostingTitleWords = {
  labels: 'puesto(?: de trabajo)?|título',
  seeking: 'buscamos',
  qualities: 'uno|una',
  unfinished: String.raw`(?:buscamos|busca)(?: una?)?`,
  following: 'para|con',
  terms: '',
  workload: String.raw`se (?:busca|necesita)n?|(?:busca|necesita)mos|(?:a )?(?:(?:tiempo|jornada) (?:(?:complet[oa]|parcial)\s?(?:/|,|o|y)\s?(?:a )?(?:tiempo |jornada )?)?(?:complet[oa]|parcial)|media jornada)`,
  genders: '',
  employerLabels: 'empresa|empleador',
  isHiring: 'busca|selecciona|precisa|está buscando|incorpora',
  atOurs: '[Ee]n',
  ours: 'somos|creemos|buscamos|trabajamos|nuestr[oa]s?|nos',
  isA: 'es (?:una?|el|la)',
  about: 'Sobre',
  aboutOthers: 'nosotros|ti|el|la',
  noEmployer:
    'jornada|contrato|salario|indefinido|puesto|ubicación|remoto|teletrabajo|horas|se|nuestr[oa]s?|est[ea]|tú|tu|candidat[oa]',
};
