import type { PlaceWords } from '../topics/places.js';

export const places: PlaceWords = {
  countries: 'españa|italia|brasil|méxico|perú',
  cities: 'bogotá',
  regions: '',
  afterRegion: '',
  ways: '',
  insideNames: 'de|la|del|el|de la',
  around: '',
  byCountry: { ES: 'España' },
};
