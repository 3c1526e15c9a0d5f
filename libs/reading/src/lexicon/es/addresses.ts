import type { AddressWords } from '../topics/addresses.js';

export const addresses: AddressWords = {
  streets: '',
  units: '',
  glued: '',
  endings: '',
  apart: '',
  prepositions: '',
  beforeName: 'calle|plaza',
  numberSuffixes: '',
  beforeNumber: String.raw`c/|c\.|calle|avda?\.|avenida|plaza|pza\.|paseo|p[ºª°]|camino|carretera|ctra\.|ronda|travesía|rúa|carrer|avinguda|passeig`,
  numberAbbreviations: String.raw`n[ºª°]?\.?`,
  inHouse: String.raw`\d{1,2}[ \t]?[ºª°](?:[ \t]?[\p{L}\d]{1,4}(?![\p{L}\d]))?|bajo|ático|esc\.?[ \t]\w|piso[ \t]\d{1,2}|puerta[ \t]\w`,
  labels: '',
  unspacedStreets: '',
  houseNumbers: '',
  houseParts: '',
  signs: '',
};
