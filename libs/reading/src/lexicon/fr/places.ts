import type { PlaceWords } from '../topics/places.js';

export const places: PlaceWords = {
  countries: '',
  cities: 'montréal',
  ways: '',
  around: '',
  byCountry: {},
};
