import type * as english from './texts';
import { type Translation } from './translation';

export const screenTitles: Translation<typeof english.screenTitles> = {
  dashboard: 'Übersicht',
  profile: 'Profil',
  jobScan: 'Stelle prüfen',
  jobMatch: 'Ergebnisse',
  jobMatchDetail: 'Ergebnis',
  savedJob: 'Gemerkte Stellen',
};

export const texts: Translation<typeof english.texts> = {
  product: 'Rolefit',
  justNow: 'eben',
  lessThan: (amount) => `weniger als ${amount}`,
  pageProblem:
    'Auf dieser Seite ist ein Fehler aufgetreten. Was du gespeichert hast, ist noch da. Lade die Seite neu und versuch es noch einmal.',
};
