import type { AddressWords } from '../topics/addresses.js';

export const addresses: AddressWords = {
  streets: '',
  units: '',
  glued: String.raw`straße|strasse|str\.|gasse|allee`,
  endings: 'weg|platz|chaussee|ufer|damm',
  apart: '',
  prepositions: 'Am|An der|An den|Im|In der|In den|Unter den|Auf der|Auf dem|Zum|Zur|Vor dem',
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
