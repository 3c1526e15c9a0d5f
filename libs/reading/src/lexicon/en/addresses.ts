import type { AddressWords } from '../topics/addresses.js';

export const addresses: AddressWords = {
  streets:
    'street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|court|ct|way|place|pl|square|terrace|parkway|highway|close|crescent|gardens|mews',
  units: 'apt|suite|unit|flat|#',
  glued: '',
  endings: '',
  apart: '',
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
