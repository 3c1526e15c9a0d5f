import type { PlaceWords } from '../topics/places.js';

export const places: PlaceWords = {
  countries: '',
  cities: '',
  regions: '',
  afterRegion: '',
  ways: '',
  insideNames: '',
  around: '',
  byCountry: {},
};
