import type { PlaceWords } from '../topics/places.js';

export const places: PlaceWords = {
  countries: 'deutschland|schweiz|österreich',
  cities: 'düsseldorf|köln|münchen|wien|zürich',
  regions: '',
  afterRegion: '',
  ways: '',
  insideNames: 'am|an der|im|bei',
  around: '',
  byCountry: { DE: 'Deutschland|deutsche', CH: 'Schweiz', AT: 'Österreich' },
};
