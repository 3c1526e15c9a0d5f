import { wordList } from '../lexicon.js';
import type { ResumeHeadingWords } from '../topics/resume-headings.js';

export const resumeHeadings: ResumeHeadingWords = {
  strong: {
    experience: wordList('expérience expériences parcours stages bénévolat'),
    projects: wordList('projets'),
    skills: wordList('compétences compétence savoir-faire'),
    education: wordList('éducation formation formations études diplômes'),
    certificates: wordList('certificats'),
    languages: wordList('langues'),
    other: wordList('loisirs intérêts coordonnées récompenses'),
  },
  weak: {
    experience: wordList('emploi'),
    skills: wordList('informatique outils'),
    projects: wordList('projet'),
    other: wordList('objectifs'),
  },
  modifiers: wordList(`
    autres professionelles professionnel professionnelle professionnelles techniques technique scolaire personnel personnelles informatiques linguistiques
    et de la le les des du en à mes
  `),
  whole: {
    experience: 'expérience professionnelle',
    skills: 'savoir[- ]faire',
    certificates: 'permis|habilitations',
    summary: 'à propos(?: de moi)?',
    other: String.raw`centres? d['’]intérêts?`,
  },
  miscellaneous: 'autres?|divers',
  wishes: String.raw`centres? d['’]intérêts?|loisirs|intérêts|objectifs`,
  technical: '',
  unspaced: {},
  unspacedModifiers: [],
};
