import type { AddressWords } from '../topics/addresses.js';

export const addresses: AddressWords = {
  streets: '',
  units: '',
  glued: '',
  endings: '',
  apart: '',
  prepositions: '',
  beforeName: String.raw`rue|avenue|boulevard|place|impasse|allée|quai|faubourg|(?:chemin|route|cours|passage|square)[ \t](?:de|du|des|d['’])`,
  numberSuffixes: 'bis|ter',
  beforeNumber: '',
  numberAbbreviations: '',
  inHouse: '',
  labels: '',
  unspacedStreets: '',
  houseNumbers: '',
  houseParts: '',
  signs: '',
};
