import type { english } from './texts';

const postings = (number: number) => (number === 1 ? '1 Anzeige' : `${number} Anzeigen`);

export const german: typeof english = {
  heading: 'Anzeigen in offenen Tabs',
  lead: 'Liest die offenen Tabs aller Fenster und lässt dich auswählen, welche geprüft werden. Es wird nichts geöffnet.',
  permission:
    'Der Browser fragt einmal, ob Rolefit die Seiten in deinen Tabs lesen darf. Danach kannst du die Erlaubnis hier zurücknehmen.',
  read: 'Offene Tabs lesen',
  readAgain: 'Noch einmal lesen',
  reading: 'Deine Tabs werden gelesen …',
  mayReadAll: 'Rolefit darf jetzt alle Seiten lesen.',
  giveBack: 'Erlaubnis zurücknehmen',
  refused:
    'Ohne die Erlaubnis lässt sich kein Tab lesen. Einzelne Seiten kannst du weiter über den Rolefit-Knopf prüfen.',
  none: 'In keinem anderen Tab ist eine Webseite offen.',
  found: (number, all) => `${postings(number)} in ${all === 1 ? '1 Tab' : `${all} Tabs`}`,
  unreadable: 'Diese Seite lässt sich nicht lesen.',
  asleep: 'Der Browser hat diesen Tab schlafen gelegt. Öffne ihn und lies noch einmal.',
  silent: 'Diese Seite antwortet nicht, vielleicht lädt sie noch. Öffne sie und lies noch einmal.',
  tooComplex:
    'Diese Seite ist zu umfangreich. Öffne sie, markiere die Stellenbeschreibung und klick auf den Rolefit-Knopf.',
  short: (words) =>
    `Nur ${words} Wörter gefunden. Öffne die Seite und ergänze den Text über den Rolefit-Knopf.`,
  twice: 'Dieselbe Anzeige wie in einem Tab weiter oben.',
  untitled: 'Seite ohne Titel',
  scan: (number) => `${postings(number)} prüfen`,
  scanning: 'Wird eingereiht …',
  queued: 'Eingereiht',
  sent: 'Gesendet',
  queuedAll: (number) =>
    `${postings(number)} eingereiht. Du kannst diese Seite schließen: Die Ergebnisse erscheinen im Rolefit-Knopf und in der Web-App.`,
  failedSome: (number) =>
    number === 1
      ? '1 Anzeige wurde nicht eingereiht.'
      : `${postings(number)} wurden nicht eingereiht.`,
};
