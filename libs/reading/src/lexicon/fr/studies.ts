import type { StudyWords } from '../topics/studies.js';

export const studies: StudyWords = {
  degrees: {
    secondary: 'lycée|baccalauréat|bac (?:s|es|l|pro|général|professionnel|technologique)',
    vocational: String.raw`diplôme d['’]état`,
    // Not after another word or "(Class 1)": that is an English driving licence.
    bachelor: String.raw`(?<![\p{L})] |\p{L} \d )licence|(?<=[ '’](?:de|une|la|en) )licence|licence pro(?:fessionnelle)?`,
    master: String.raw`mastère|maîtrise|diplôme d['’]ingénieur`,
    doctorate: 'doctorat|habilitation à diriger',
  },
  abbreviations: {
    vocational: 'CAP(?! en vigor)|BEP',
    associate: 'DEUG|DEUST',
    bachelor: 'BUT',
    master: 'DESS|DEA',
  },
  unspacedDegrees: {},
  aboutDegree: 'titre|mémoire',
  awards: '',
  fieldEndings: '',
  fields:
    'informatique|gestion|droit|lettres|langues|commerce|économie|mécanique|biologie|psychologie|tourisme',
  unspacedFields: '',
  fieldArticles: 'du|de la|de',
  unspacedBeforeField: '',
  unspacedAfterField: '',
  notFields: 'école',
  studying: 'diplôme',
  colleges: 'université',
  beforeTails: 'en',
  afterDegrees: 'diplôme|études|cursus|parcours',
  beforeFields: 'en|mention|spécialité',
  schoolOpenings: String.raw`(?:Université|École|Ecole|Institut|Lycée|Faculté)(?=\s\p{L})`,
  afterFields: 'à|chez|avec mention',
};
