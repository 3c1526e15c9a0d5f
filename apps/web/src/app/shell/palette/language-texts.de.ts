import type * as english from './language-texts';
import { type Translation } from '@/lib/translation';

export const texts: Translation<typeof english.texts> = {
  group: 'Sprache',
  words: 'Sprache Language Englisch',
};
