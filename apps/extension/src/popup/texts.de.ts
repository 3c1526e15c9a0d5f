import { limits } from '@rolefit/contracts';
import { germanScanStatusTexts, germanUntitledText } from '@rolefit/design-tokens';
import { siteNames } from './site-names';
import type { english } from './texts';

const words = (number: number) => (number === 1 ? '1 Wort' : `${number} Wörter`);

export const german: typeof english = {
  product: 'Rolefit',
  loading: 'Lädt …',
  options: 'Einstellungen',
  openScans: 'Rolefit öffnen',

  connect: 'Verbinden',
  connectTitle: 'Noch nicht verbunden',
  connectWhy:
    'Verbinde die Erweiterung mit deinem Konto, dann wird bewertet. Bis dahin wartet hier, was du prüfst.',
  reconnectTitle: 'Du bist abgemeldet',
  reconnectWhy:
    'Verbinde dich noch einmal, dann wird wieder bewertet. Was hier wartet, bleibt erhalten und wird dann gesendet.',
  allow: 'Erlauben',
  allowTitle: 'Kein Zugriff auf deinen Server',
  allowWhy:
    'Der Browser hat den Zugriff auf deinen Server gesperrt. Was wartet, bleibt erhalten und wird gesendet, sobald du ihn wieder erlaubst.',
  signedInAs: (name) => `Angemeldet als ${name}`,
  signOut: 'Abmelden',

  thisPage: 'Diese Seite',
  reading: 'Die Seite wird gelesen …',
  notReadable: 'Diese Seite lässt sich nicht lesen',
  notReadableWhy:
    'Erweiterungen dürfen eigene Seiten des Browsers, Stores und Dateien nicht lesen. Öffne eine Stellenanzeige und klick dort auf den Rolefit-Knopf.',
  pageTooComplex: 'Diese Seite ist zu umfangreich',
  pageTooComplexWhy:
    'Das Lesen hat zu lange gedauert. Die Stellenbeschreibung kannst du trotzdem prüfen.',
  ownPage: 'Das ist Rolefit selbst',
  ownPageWhy: 'Öffne eine Anzeige auf ihrer eigenen Seite und klick dort auf den Rolefit-Knopf.',
  reasons: {
    'several-postings': {
      title: 'Eine Liste von Anzeigen',
      why: 'Diese Seite zeigt mehrere Anzeigen, und keine ist geöffnet. Öffne die, die du prüfen willst.',
    },
    empty: {
      title: 'Noch nichts zu lesen',
      why: 'Diese Seite zeigt keinen Text. Wenn sie noch lädt, warte kurz und öffne das hier noch einmal.',
    },
    'something-else': {
      title: 'Keine Stellenanzeige',
      why: 'Das sieht nicht wie eine Stellenanzeige aus.',
    },
    'in-a-frame': {
      title: 'Von einer anderen Seite eingebettet',
      why: 'Die Anzeige ist von einer anderen Seite eingebettet. Öffne sie direkt, um sie zu prüfen.',
    },
    'no-sign-of-a-posting': {
      title: 'Keine Stellenanzeige',
      why: 'Das sieht nicht wie eine Stellenanzeige aus.',
    },
  },
  openFrame: 'Direkt öffnen',
  scanAnyway: 'Trotzdem prüfen',
  scanAnywayHint:
    'Markiere die Stellenbeschreibung auf der Seite, bevor du das hier öffnest, oder füg sie ein.',

  title: 'Titel',
  company: 'Firma',
  description: 'Stellenbeschreibung',
  url: 'Adresse',
  logo: 'Logo',
  logoHint: 'Freiwillig',
  more: 'Adresse und Logo',
  edit: 'Bearbeiten',
  editNamed: (name) => `${name} bearbeiten`,
  sources: {
    'json-ld': 'aus den Daten der Seite',
    microdata: 'aus den Daten der Seite',
    rdfa: 'aus den Daten der Seite',
    meta: 'aus dem Kopf der Seite',
    heading: 'aus einer Überschrift',
    'main-block': 'aus dem Text der Seite',
    selection: 'aus deiner Auswahl',
    site: (name) => `von ${siteNames[name] ?? name}`,
    edited: 'von dir geändert',
    missing: 'auf der Seite nicht gefunden',
  },
  words,
  cut: 'Bei der Höchstlänge abgeschnitten.',
  shortened: 'gekürzt',
  part: 'Diese Seite ist zu groß, um sie ganz zu lesen. Sieh nach, ob etwas fehlt.',
  tooShort: (number) =>
    `Erst ${words(number)} von mindestens ${limits.postingMinWords}: zu wenig für eine Bewertung. Füg die ganze Anzeige ein.`,
  saveAndOpen: 'Merken und öffnen',
  scan: 'Prüfen',
  scanAgain: 'Noch einmal prüfen',
  scanning: 'Wird eingereiht …',
  queued: 'Eingereiht. Du kannst das Fenster schließen.',
  queuedToSave: 'Eingereiht. Wir merken die Stelle, sobald sie gesendet ist.',
  viewMatch: 'Zum Ergebnis',

  alike: {
    text: 'Diese Anzeige hast du schon geprüft',
    address: 'Diese Adresse hast du schon geprüft',
    title: (name, site) => `Sieht aus wie „${name}“, geprüft auf ${site}`,
  },
  when: (date) => `am ${date}`,
  openScan: (name) => `Ergebnis von ${name} öffnen`,
  open: 'Öffnen',

  earlyScore: 'Erste Schätzung',
  missing: (what) => `fehlt: ${what}`,
  scoreOf: (score, word) => `${score} von 100 Punkten: ${word}`,
  earlyScoring: 'Wird geschätzt …',
  scanForFullScore: 'Schnelle Schätzung. Prüf die Anzeige für die volle Bewertung.',
  bestResume: (resume) => `Dein Lebenslauf „${resume}“ passt am besten.`,
  earlyScoreNone: 'Keine Schätzung: Der Text verlangt nichts, das sich bewerten lässt.',
  earlyScoreTooComplex:
    'Diese Anzeige ist zu umfangreich, um sie hier zu bewerten. Prüfen kannst du sie trotzdem.',
  serverScore: 'Punktzahl',
  bands: { strong: 'Sehr gut', good: 'Gut', partial: 'Teilweise', weak: 'Kaum' },
  percent: (score) => `${score}\u00a0%`,

  openTabs: (tabs) =>
    tabs > 1 ? `Anzeigen in deinen ${tabs} offenen Tabs` : 'Anzeigen in offenen Tabs',

  waiting: 'Wartet auf den Versand',
  waitingCount: (number) =>
    number === 1
      ? '1 Anzeige ist in diesem Browser gespeichert.'
      : `${number} Anzeigen sind in diesem Browser gespeichert.`,
  sendNow: 'Jetzt senden',
  remove: 'Entfernen',
  removeNamed: (name) => `${name} entfernen`,
  correct: 'Korrigieren',
  correctNamed: (name) => `${name} korrigieren`,
  correctTitle: 'Diese Anzeige korrigieren',
  save: 'Speichern und senden',
  saving: 'Wird gespeichert …',
  cancel: 'Abbrechen',
  refused: 'Muss korrigiert werden',

  lastScans: 'Zuletzt geprüft',
  noScans: 'Noch nichts geprüft. Das erste Ergebnis erscheint hier.',
  statuses: germanScanStatusTexts,
  untitled: germanUntitledText,
};
