import { deleteConfirmation } from '@rolefit/contracts';
import type * as english from './texts';
import { type Translation } from '@/lib/translation';

export const texts: Translation<typeof english.texts> = {
  data: {
    title: 'Deine Daten',
    text: 'Alles, was wir über dich aufbewahren, als eine ZIP-Datei: Profil, Antworten, Kenntnisse, jeder Lebenslauf mit seiner Datei, jede geprüfte Anzeige mit ihrem Ergebnis, deine Zugriffstokens mit Namen und deine Anmeldungen. Bewahr sie sicher auf.',
    download: 'Meine Daten herunterladen',
    pending: 'Wird heruntergeladen …',
    soFar: (size) => `${size} heruntergeladen`,
    cancel: 'Abbrechen',
    done: 'Deine Daten sind heruntergeladen.',
    failed: 'Deine Daten konnten wir nicht herunterladen.',
  },
  danger: {
    title: 'Profil löschen',
    text: (days) =>
      `Wenn du dein Profil löschst, ist alles sofort verborgen und du bist überall abgemeldet. Nach ${days === null ? 'einiger Zeit' : `${days} Tagen`} werden deine Daten entfernt; meldest du dich vorher an, kannst du alles wiederherstellen.`,
    delete: 'Profil löschen',
    deleting: 'Wird gelöscht …',
    dialog: {
      title: 'Dein Profil löschen?',
      text: (days) =>
        `Lebenslauf, Kenntnisse, Ergebnisse, gemerkte Stellen und Antworten sind sofort verborgen. Du wirst auf allen Geräten und in der Erweiterung abgemeldet. Nach ${days === null ? 'einiger Zeit' : `${days} Tagen`} wird alles endgültig gelöscht; bis dahin kannst du es wiederherstellen, wenn du dich anmeldest.`,
      label: `Gib zur Bestätigung ${deleteConfirmation.word} ein`,
    },
  },
};
