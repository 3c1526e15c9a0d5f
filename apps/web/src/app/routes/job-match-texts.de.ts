import type * as english from './job-match-texts';
import { type Translation } from '@/lib/translation';

export const texts: Translation<typeof english.texts> = {
  what: 'Deine Ergebnisse',
};
