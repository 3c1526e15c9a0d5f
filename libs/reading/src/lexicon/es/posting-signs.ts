import type { PostingSignWords } from '../topics/posting-signs.js';

export const postingSigns: PostingSignWords = {
  seeking: 'buscamos',
  duties: 'responsabilidades|funciones',
  requirements: 'requisitos',
  numbers: '',
  years: 'años',
  experience: 'experiencia',
  experienceIn: 'experiencia',
  applying: 'candidatos?',
  terms: 'jornada|contrato',
  per: 'por ',
  times: 'hora|mes|año',
  law: '',
  position: 'el puesto',
  telling: 'tendrás',
};
