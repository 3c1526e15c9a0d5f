import type { LanguageWords } from '../topics/languages.js';

export const languages: LanguageWords = {
  names: {
    en: ['engelska'],
    de: ['tyska'],
    fr: ['franska'],
    sv: ['svenska'],
  },
  nameEndings: '',
  levels: { C2: '', C1: 'flytande', B2: 'goda? kunskaper', B1: '', A2: 'grundläggande' },
  cues: String.raw`flytande|tal och skrift|\b(?:tala|talar|behärskar|svenska språket)\b`,
  be: 'är|vore',
  beforeAsked: 'ett',
  asked: 'krav|meriterande|flytande',
  qualities: 'goda?',
  asSubject: 'som (?:andraspråk|främmande)',
  afterQuality: '',
  using: '',
  in: 'på',
  reading: '',
  afterName: 'med',
  levelNouns: '',
  countryNouns: '',
};
