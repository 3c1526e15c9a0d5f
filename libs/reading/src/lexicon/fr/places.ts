import type { PlaceWords } from '../topics/places.js';

export const places: PlaceWords = {
  countries: '',
  cities: 'montréal',
  regions: '',
  afterRegion: '',
  ways: '',
  insideNames: 'sur|la|le|en|de|lès',
  around: '',
  byCountry: {},
};
