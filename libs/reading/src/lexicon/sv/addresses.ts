import type { AddressWords } from '../topics/addresses.js';

export const addresses: AddressWords = {
  streets: '',
  units: '',
  glued: '',
  endings: 'gatan|vägen|gränd|torget|stigen',
  apart: 'gata|väg',
  prepositions: '',
  beforeName: '',
  numberSuffixes: '',
  beforeNumber: '',
  numberAbbreviations: '',
  inHouse: '',
  labels: '',
  unspacedStreets: '',
  houseNumbers: '',
  houseParts: '',
  signs: '',
};
