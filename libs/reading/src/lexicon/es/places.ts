import type { PlaceWords } from '../topics/places.js';

export const places: PlaceWords = {
  countries: 'españa|italia|brasil|méxico|perú',
  cities: 'bogotá',
  regions: '',
  afterRegion: '',
  ways: '',
  around: '',
  byCountry: { ES: 'España' },
};
