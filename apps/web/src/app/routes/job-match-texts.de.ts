import type * as english from './job-match-texts';
import { type Translation } from '@/lib/translation';

export const texts: Translation<typeof english.texts> = {
  what: 'Deine Ergebnisse',
  emptyTitle: 'Noch keine Ergebnisse',
  empty: 'Du hast noch keine Stelle geprüft. Fang mit der ersten an.',
  scanNow: 'Jetzt Stelle prüfen',
  learnMore: 'Mehr erfahren',
};
