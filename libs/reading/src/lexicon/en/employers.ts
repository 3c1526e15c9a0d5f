import type { EmployerWords } from '../topics/employers.js';

export const employers: EmployerWords = {
  ownWords: '',
  addressingReader: '',
  narrating: '',
  beingA: '',
  companies: '',
  aboutUs:
    'we|our|us|at|about|the (?:company|organi[sz]ation|team|group|agency|department)|founded|join us|is this|are you|do you|have you',
  seeking: 'looking for|seek(?:s|ing)?|hiring|recruiting',
  theirs: 'our|its|their',
  associates: '(?:co-?)?(?:founders?|investors?|customers|clients|partners|alumni)',
  youWill: "you(?:['’]ll| will)",
  byOthers: 'by engineers from',
};
