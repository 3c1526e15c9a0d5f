import type { PlaceWords } from '../topics/places.js';

export const places: PlaceWords = {
  countries: 'sverige|norge|danmark',
  cities: 'göteborg|malmö',
  regions: '',
  afterRegion: '',
  ways: '',
  insideNames: '',
  around: '',
  byCountry: { SE: 'Sverige|svenskt?' },
};
