import type { PostingSignWords } from '../topics/posting-signs.js';

export const postingSigns: PostingSignWords = {
  seeking: 'vi söker',
  duties: 'arbetsuppgifter',
  requirements: 'kvalifikationer',
  numbers: '',
  years: '',
  experience: '',
  experienceIn: 'erfarenhet',
  applying: 'ansök',
  terms: 'heltid',
  per: '',
  times: '',
  law: '',
  position: 'tjänsten',
  telling: 'du har',
};
