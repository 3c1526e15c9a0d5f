import type * as english from './empty-matches-texts';
import { type Translation } from '@/lib/translation';

export const texts: Translation<typeof english.texts> = {
  emptyTitle: 'Noch keine Ergebnisse',
  empty: 'Du hast noch keine Stelle geprüft. Fang mit der ersten an.',
  scanNow: 'Jetzt Stelle prüfen',
  learnMore: 'Mehr erfahren',
};
