import { wordList } from '../lexicon.js';
import type { PostingSectionWords } from '../topics/posting-sections.js';

export const postingSections: PostingSectionWords = {
  headings: {
    boilerplate: 'liknande jobb',
    benefits: 'vi erbjuder|förmåner',
    preferred: 'meriterande',
    about: 'om oss|om företaget|ansökan',
    duties: 'arbetsuppgifter|dina arbetsuppgifter|om (?:tjänsten|rollen)',
    education: 'utbildning',
    languages: 'språk',
    required: 'kvalifikationer|krav|din profil|vi söker|erfarenhet|kompetens',
  },
  headingWords: wordList(`
    och eller en ett du din ditt dina vi vår vårt våra för med som tjänsten rollen kvalifikationer krav
  `),
  subjectPrepositions: 'med|av',
  articles: '',
  payLabels: 'lön',
  opensRequirements: 'du (?:har|bör ha|ska ha)|(?:sökande|kandidaten) (?:har|ska|bör)',
  opensDuties: String.raw`ansvar\p{L}*|arbetsuppgifter`,
  endsBeforeDuties: '',
  columns: {
    required: '',
    preferred: '',
  },
  yes: 'ja',
};
