import { type Translation } from '@/lib/translation';
import type * as english from './alike-texts';

export const texts: Translation<typeof english.texts> = {
  heading: 'Auch unter deinen Ergebnissen',
  text: (site) => (site === '' ? 'Dieselbe Anzeige' : `Dieselbe Anzeige auf ${site}`),
  address: (site) => `Dieselbe Adresse auf ${site}`,
  title: (site) => `Sieht aus wie dieselbe Anzeige auf ${site}`,
};
