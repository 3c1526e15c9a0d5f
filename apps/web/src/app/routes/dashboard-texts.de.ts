import type * as english from './dashboard-texts';
import { type Translation } from '@/lib/translation';

export const texts: Translation<typeof english.texts> = {
  what: 'Deine Übersicht',
  loading: 'Wird geladen …',
  counts: 'Deine Prüfungen in Zahlen',
  totalJobs: { title: 'Stellen geprüft', description: 'insgesamt' },
  totalSavedJobs: { title: 'Stellen gemerkt', description: 'mit Status und Notizen' },
  totalScannedThisWeek: { title: 'Diese Woche geprüft', description: 'in den letzten 7 Tagen' },
  latest: 'Zuletzt geprüft',
  scan: 'Stelle prüfen',
  scanNow: 'Jetzt Stelle prüfen',
  emptyTitle: 'Noch nichts geprüft',
  empty: 'Prüf eine Anzeige, und du siehst hier, wo sich eine Bewerbung lohnt und warum.',
};
