import { type Translation } from '@/lib/translation';
import type * as english from './table-texts';

export const texts: Translation<typeof english.texts> = {
  caption: 'Deine zuletzt geprüften Anzeigen',
  jobTitle: 'Stelle',
  company: 'Firma',
  matchScore: 'Punktzahl',
  action: 'Aktion',
};
