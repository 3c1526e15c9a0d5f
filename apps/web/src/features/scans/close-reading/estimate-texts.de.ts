import { type Translation } from '@/lib/translation';
import type * as english from './estimate-texts';

export const texts: Translation<typeof english.texts> = {
  estimate: 'Schätzung',
  estimated: (word) => `${word}, Schätzung`,
};
