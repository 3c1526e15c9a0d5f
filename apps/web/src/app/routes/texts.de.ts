import type * as english from './texts';
import { type Translation } from '@/lib/translation';

export const texts: Translation<typeof english.texts> = {
  dashboard: {
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
  },
  jobScan: {
    ways: 'Wie viele Anzeigen',
    one: 'Eine Anzeige',
    many: 'Viele auf einmal',
    title: 'Stelle prüfen',
    lead: 'Füg eine Stellenanzeige ein und sieh, wie gut sie zu dir passt.',
    firstTitle: 'Füg deine erste Anzeige ein',
    firstLead:
      'Irgendeine Stelle, die dich interessiert. Du bekommst eine Punktzahl und die Zeilen dahinter.',
    manyTitle: 'Viele Stellen prüfen',
    manyLead:
      'Füg bis zu 100 Anzeigen ein oder lade sie hoch, sieh die Liste durch, dann prüf sie.',
  },
  goToResume: 'Zu deinem Lebenslauf',
  profile: { what: 'Dein Profil' },
  onboarding: {
    tabTitle: 'Willkommen',
    back: 'Zurück',
    title: 'Willkommen bei Rolefit',
    lead: 'Lade deinen Lebenslauf hoch. Das dauert eine Minute.',
    steps: ['Lebenslauf hochladen', 'Kenntnisse ansehen', 'Anzeige prüfen'],
  },
  jobMatch: {
    what: 'Deine Ergebnisse',
    emptyTitle: 'Noch keine Ergebnisse',
    empty: 'Du hast noch keine Stelle geprüft. Fang mit der ersten an.',
    scanNow: 'Jetzt Stelle prüfen',
    learnMore: 'Mehr erfahren',
  },
  savedJob: {
    what: 'Deine gemerkten Stellen',
    emptyTitle: 'Noch keine Stelle gemerkt',
    empty: 'Stellen, die du dir merkst, findest du hier, mit Status und Notizen.',
    toMatches: 'Zu deinen Ergebnissen',
    stageEmptyTitle: 'Keine Stelle mit diesem Status',
    stageEmpty: 'Gib einer gemerkten Stelle einen Status, und du findest sie hier.',
    searchEmptyTitle: 'Keine gemerkte Stelle gefunden',
    searchEmpty:
      'Diese Wörter kommen in keinem Titel und keiner Firma deiner gemerkten Stellen vor.',
    showAll: 'Alle gemerkten Stellen zeigen',
  },
};
