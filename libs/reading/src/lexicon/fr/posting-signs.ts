import type { PostingSignWords } from '../topics/posting-signs.js';

export const postingSigns: PostingSignWords = {
  seeking: String.raw`nous (?:recherchons|recrutons)|recherche (?:un|une|des|son|sa)|recrute|rejoignez|nous cherchons`,
  duties: String.raw`missions|vos? (?:missions|tâches|responsabilités)|rattachée? (?:à|au)|vous aurez pour`,
  requirements: String.raw`exigences|profil (?:recherché|souhaité|attendu)|votre profil|vous (?:justifiez|maîtrisez|disposez|possédez)|(?:exigée?|souhaitée?|appréciée?|indispensable)s?`,
  numbers: '',
  years: 'ans',
  experience: 'expérience',
  experienceIn: 'expérience',
  applying: String.raw`postule|candidature|adressez|CV et lettre`,
  terms: String.raw`CDI|CDD|intérim|temps (?:plein|partiel)|salaire|rémunération|tickets? restaurant|télétravail|à pourvoir`,
  per: String.raw`par |de l['’]`,
  times: 'heure|mois',
  law: String.raw`égalité (?:des chances|professionnelle)|handicap`,
  position: String.raw`le poste|poste (?:à|basé|proposé)|ce poste`,
  telling: String.raw`vous (?:avez|êtes|serez)|vous (?:devez|aurez|intégrez|participez|travaillez|aimez)`,
};
