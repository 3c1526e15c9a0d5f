import type { PostingSignWords } from '../topics/posting-signs.js';

export const postingSigns: PostingSignWords = {
  seeking: 'nous (?:recherchons|recrutons)',
  duties: 'missions',
  requirements: 'exigences',
  numbers: '',
  years: 'ans',
  experience: 'expérience',
  experienceIn: 'expérience',
  applying: 'postule',
  terms: 'CDI|CDD',
  per: String.raw`par |de l['’]`,
  times: 'heure|mois',
  law: '',
  position: 'le poste',
  telling: 'vous (?:avez|êtes|serez)',
};
