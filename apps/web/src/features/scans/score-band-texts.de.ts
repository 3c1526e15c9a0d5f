import { type Translation } from '@/lib/translation';
import type * as english from './score-band-texts';

export const texts: Translation<typeof english.texts> = {
  bands: { strong: 'Sehr gut', good: 'Gut', partial: 'Teilweise', weak: 'Kaum' },
};
