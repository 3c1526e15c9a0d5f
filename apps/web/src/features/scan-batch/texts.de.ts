import { limits } from '@rolefit/contracts';
import { formatNumber, pluralOf } from '@/lib/format';
import { type Translation } from '@/lib/translation';
import type * as english from './texts';

const most = String(limits.batchPostings);
const tooShort = `für eine Punktzahl braucht es mindestens ${limits.postingMinWords}`;

export const texts: Translation<typeof english.texts> = {
  paste: 'Anzeigen einfügen',
  pastePlaceholder:
    'Firma: Hafenklinik\nURL: https://…\n\nDie ganze erste Anzeige\n\n---\n\nFirma: …',
  pasteHint:
    'Trenne Anzeigen mit --- in einer eigenen Zeile. „Firma: …“, „URL: …“ und „Titel: …“ über einem Text füllen seine Felder. Den Rest ergänzt du in der Liste unten.',
  add: (count) =>
    count === 0
      ? 'Zur Liste hinzufügen'
      : pluralOf(count, { one: '# Anzeige hinzufügen', other: '# Anzeigen hinzufügen' }),
  added: (count) =>
    pluralOf(count, {
      one: '# Anzeige zur Liste hinzugefügt.',
      other: '# Anzeigen zur Liste hinzugefügt.',
    }),
  pasteLeft: (count) =>
    pluralOf(count, {
      one: `Eine Liste fasst ${most} Anzeigen: # weitere steht noch im Feld.`,
      other: `Eine Liste fasst ${most} Anzeigen: # weitere stehen noch im Feld.`,
    }),
  file: {
    label: 'Datei mit Anzeigen',
    drop: 'Oder zieh eine CSV- oder JSON-Datei hierher, oder',
    choose: 'wähl eine Datei aus',
    hint: 'CSV oder JSON mit jobDescription, companyName und url. Die Spalten title und logo sind optional.',
    left: (name, count) =>
      pluralOf(count, {
        one: `Eine Liste fasst ${most} Anzeigen: Die letzte aus ${name} fehlt.`,
        other: `Eine Liste fasst ${most} Anzeigen: Die letzten # aus ${name} fehlen.`,
      }),
    noDescriptionColumn:
      'Die erste Zeile muss die Spalten nennen, und eine davon muss jobDescription (oder description) sein.',
    onlyHeader: 'Diese Datei nennt ihre Spalten, aber darunter steht keine Anzeige.',
    openQuote: (line) =>
      `Ein Anführungszeichen in Zeile ${formatNumber(line)} wird nie geschlossen, darum wissen wir nicht, wo das Feld endet.`,
    noJsonArray: 'Dieses JSON enthält keine Liste von Anzeigen.',
    emptyJsonArray: 'Die Liste der Anzeigen in dieser Datei ist leer.',
    brokenJson: 'Diese Datei fängt an wie JSON, bricht aber ab oder enthält einen Fehler.',
    tooLarge: 'Eine Datei darf höchstens 16 MB haben.',
    tooComplex:
      'Diese Datei zu lesen dauert zu lange. Teil sie in kleinere auf und füg sie einzeln hinzu.',
    noText: 'Das ist keine Textdatei. Speicher eine Tabelle als CSV und zieh die hierher.',
    unreadable:
      'Diese Datei konnten wir nicht lesen. Vielleicht wurde sie verschoben; wähl sie noch einmal aus.',
  },
  list: {
    title: (count) => pluralOf(count, { one: '# Anzeige', other: '# Anzeigen' }),
    caption: 'Anzeigen zum Prüfen, mit dem, was an ihnen nicht stimmt.',
    posting: 'Anzeige',
    company: 'Firma',
    url: 'Link zur Anzeige',
    urlPlaceholder: 'https://',
    state: 'Zustand',
    companyOf: (number) => `Firma der Anzeige ${number}`,
    urlOf: (number) => `Link der Anzeige ${number}`,
    textOf: (number) => `Text der Anzeige ${number}`,
    titleOf: (number) => `Titel der Anzeige ${number}`,
    logoOf: (number) => `Logo-Link der Anzeige ${number}`,
    text: 'Stellenbeschreibung',
    titleField: 'Titel',
    logoField: 'Link zum Logo der Firma',
    edit: (number) => `Text der Anzeige ${number} bearbeiten`,
    remove: (number) => `Anzeige ${number} entfernen`,
    removed: (name) => `Entfernt: ${name}`,
    undo: 'Rückgängig',
    noText: 'Kein Text',
    words: (count) => pluralOf(count, { one: '# Wort', other: '# Wörter' }),
    tooShort: (count) =>
      pluralOf(count, { one: `# Wort; ${tooShort}`, other: `# Wörter; ${tooShort}` }),
    same: (number) => `Dieselbe wie Anzeige ${number}: Sie wird einmal geprüft.`,
    clear: 'Liste leeren',
    cleared: 'Die Liste ist leer.',
  },
  states: {
    ready: 'Bereit',
    short: 'Zu kurz',
    wrong: 'Zu korrigieren',
    accepted: 'Angenommen',
    'already-there': 'Schon da',
    refused: 'Abgelehnt',
  },
  sent: {
    name: 'Anzeigen, die bei uns sind',
    list: (count) =>
      pluralOf(count, {
        one: 'Die Anzeige zeigen, die bei uns ist',
        other: 'Die # Anzeigen zeigen, die bei uns sind',
      }),
    line: (company, state) => `${company} · ${state}`,
    hide: 'Ausblenden',
  },
  view: 'Ansehen',
  viewOf: (name) => `${name} ansehen`,
  send: (count) => pluralOf(count, { one: '# Anzeige prüfen', other: '# Anzeigen prüfen' }),
  sending: 'Wird geprüft …',
  toCorrect: (count) =>
    pluralOf(count, {
      one: '# Anzeige muss erst korrigiert werden; sie bleibt hier.',
      other: '# Anzeigen müssen erst korrigiert werden; sie bleiben hier.',
    }),
  outcome: (accepted, alreadyThere, refused) =>
    [
      ...(accepted > 0 || alreadyThere + refused === 0
        ? [`${formatNumber(accepted)} angenommen`]
        : []),
      ...(alreadyThere > 0 ? [`${formatNumber(alreadyThere)} schon da`] : []),
      ...(refused > 0 ? [`${formatNumber(refused)} abgelehnt`] : []),
    ].join(', '),
  outcomeDone: 'Alle sind bei uns. Die Punktzahlen kommen nach und nach.',
  outcomeLeft: 'Was unten noch steht, bleibt hier, bis du es korrigierst oder entfernst.',
  failed:
    'Die Liste wurde nicht gesendet. Alles ist noch da; wenn du sie noch einmal sendest, wird nichts doppelt geprüft.',
  toMatches: 'Ergebnisse ansehen',
  notKept:
    'Diese Liste ist zu groß, um sie im Browser aufzubewahren: Sie ist weg, wenn du die Seite verlässt oder neu lädst.',
};
