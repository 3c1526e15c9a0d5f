import { formatNumber, pluralOf } from '@/lib/format';
import { type Translation } from '@/lib/translation';
import type * as english from './texts';

type NotJudgedWhat = Parameters<typeof english.texts.notJudged.posting>[1];

const notJudgedNouns: Record<NotJudgedWhat, string> = {
  skills: 'Kenntnisse',
  experience: 'Arten von Erfahrung',
  duties: 'Aufgaben',
  requirements: 'Anforderungen',
  education: 'Abschlüsse',
  languages: 'Sprachen',
  licences: 'Zulassungen',
  clearances: 'Sicherheitsüberprüfungen',
  'work-permits': 'Arbeitserlaubnisse',
  places: 'Orte',
  roles: 'Stellen',
  lines: 'Zeilen über deine Arbeit',
};

export const texts: Translation<typeof english.texts> = {
  scanned: (when) => `Geprüft: ${when}`,
  viewPosting: 'Zur Anzeige',
  loading: 'Wird geladen …',
  loadWhat: 'Dieses Ergebnis',
  posting: 'Die Anzeige',
  formerMatch: 'Das Ergebnis unten ist das vorige.',
  alike: {
    heading: 'Auch unter deinen Ergebnissen',
    text: (site) => (site === '' ? 'Dieselbe Anzeige' : `Dieselbe Anzeige auf ${site}`),
    address: (site) => `Dieselbe Adresse auf ${site}`,
    title: (site) => `Sieht aus wie dieselbe Anzeige auf ${site}`,
  },

  moreActions: 'Weitere Aktionen',
  scanAgain: 'Neu prüfen',
  scanningAgain: 'Wird geprüft …',
  scored: (score, word) => `${formatNumber(score)} von 100 Punkten: ${word}`,
  scoredSame: (score) => `Neu geprüft: weiterhin ${formatNumber(score)}`,
  scoredAnew: (before, score) =>
    `Neu geprüft: ${formatNumber(score)}, vorher ${formatNumber(before)}`,

  delete: 'Löschen',
  deleting: 'Wird gelöscht …',
  deleteTitle: 'Dieses Ergebnis löschen?',
  deleteText:
    'Anzeige und Ergebnis werden endgültig gelöscht. Das lässt sich nicht rückgängig machen.',

  ring: (score, word) => `Insgesamt ${formatNumber(score)} von 100 Punkten: ${word}`,
  range: (low, high) =>
    `Zwischen ${formatNumber(low)} und ${formatNumber(high)}, soweit wir es sehen`,
  rangeOfLittle: (low, high) =>
    `Zwischen ${formatNumber(low)} und ${formatNumber(high)}: Diese Anzeige sagt wenig`,
  scoreChanged: (when) => `geändert ${when}`,
  verdict: 'Ergebnis',
  summary: 'Warum diese Punktzahl',
  applicable: 'Passend',
  notApplicable: 'Nicht passend',
  distance: {
    short: (points) => pluralOf(points, { one: '1 Punkt zu wenig', other: '# Punkte zu wenig' }),
    notMet: (count) =>
      pluralOf(count, { one: '1 Bedingung nicht erfüllt', other: '# Bedingungen nicht erfüllt' }),
    unanswered: 'wartet auf deine Antwort',
    craft: 'andere Art von Arbeit',
    breadth: 'die Anzeige sagt zu wenig',
  },
  ruleMet: 'Erfüllt:',
  ruleNotMet: 'Nicht erfüllt:',
  breakdown: 'Woraus die Punktzahl besteht',
  howMade: 'Wie wird das berechnet?',

  evidence: 'Belege',
  evidenceLead: 'Wähl einen Punkt, um die Zeilen dahinter zu sehen.',
  fromScan:
    'Die Zeilen deines Lebenslaufs stammen aus einem Scan; Buchstaben können falsch sein und Kenntnisse fehlen. Lade deinen Lebenslauf als Dokument hoch, dann ist die Punktzahl frei von solchen Fehlern.',
  olderResume: (fileName) =>
    `Diese Punkte stammen aus einem früheren Lebenslauf, ${fileName}. Sie werden automatisch neu bewertet, sobald dein neuester gelesen ist.`,

  olderVersion: (name) =>
    `Diese Punkte stammen aus einer früheren Version von ${name}. Sie werden automatisch neu bewertet, sobald die neueste gelesen ist.`,

  notJudged: {
    title: 'Die Punktzahl lässt einiges aus',
    posting: (total, what, judged) =>
      `Diese Anzeige nennt ${formatNumber(total)} ${notJudgedNouns[what]}. In der Punktzahl zählen die ${formatNumber(judged)} wichtigsten.`,
    resume: (total, what, judged) =>
      `Dein Lebenslauf enthält ${formatNumber(total)} ${notJudgedNouns[what]}. In der Punktzahl zählen die ersten ${formatNumber(judged)}; schreib die wichtigsten also nach oben.`,
    leftOut: (names, more) =>
      `Ausgelassen: ${names.map((name) => `„${name}“`).join(', ')}${more === 0 ? '' : ` und ${formatNumber(more)} mehr`}.`,
  },

  skills: 'Alle Kenntnisse',
  skillsOf: (state) => `Kenntnisse: ${state}`,
  noSkillsNamed:
    'Diese Anzeige nennt keine Kenntnis, die wir kennen. Was sie verlangt, steht oben bei den Belegen.',
  via: (skill) => `über ${skill}`,
  importance: { required: 'gefordert', preferred: 'erwünscht' },
  showSkill: (importance) => `(${importance}): Zeilen zeigen`,

  terms: {
    title: 'Die Stelle',
    named: (name) => `${name}:`,
    company: 'Firma',
    place: 'Ort',
    pay: 'Gehalt',
    hours: 'Arbeitszeit',
    contract: 'Vertrag',
    closing: 'Bewerben bis',
    arrangements: { onsite: 'Vor Ort', hybrid: 'Hybrid', remote: 'Remote' },
    contracts: {
      permanent: 'Unbefristet',
      temporary: 'Befristet',
      freelance: 'Freiberuflich',
      internship: 'Praktikum',
      'full-time': 'Vollzeit',
      'part-time': 'Teilzeit',
    },
    weekly: (hours) => `${hours} pro Woche`,
    hoursCount: (count) => pluralOf(count, { one: '1 Stunde', other: '# Stunden' }),
    range: (from, to) => `${from} bis ${to}`,
    upTo: (amount) => `Bis ${amount}`,
    per: {
      hour: (amount) => `${amount} pro Stunde`,
      day: (amount) => `${amount} pro Tag`,
      week: (amount) => `${amount} pro Woche`,
      month: (amount) => `${amount} im Monat`,
      year: (amount) => `${amount} im Jahr`,
    },
  },

  conditions: 'Alle Bedingungen',
  conditionsLead: 'Sie ändern die Punktzahl nicht, aber jede kann ein Ausschlussgrund sein.',
  preferredConditions: 'Erwünschte Bedingungen',
  preferredConditionsLead:
    'Die Anzeige wünscht sich das. Es ändert weder die Punktzahl noch, ob die Stelle passend ist.',
  conditionStates: {
    met: 'Erfüllt',
    'not-met': 'Nicht erfüllt',
    unknown: 'Dein Lebenslauf sagt nichts dazu',
    'not-stated': 'Nicht verlangt',
  },
  noConditions:
    'Die Anzeige nennt keine Zulassung, keine Erlaubnis, keinen Ort, keine Sprache, keinen Abschluss und keine andere Bedingung, die dich ausschließen könnte.',
  fromPosting: 'Anzeige:',
  fromResume: 'Lebenslauf:',
  youStated: (what) => `Deine Angabe: ${what}`,
  answer: 'Beantworten',
  changeAnswer: 'Antwort ändern',
  otherAnswer: 'Andere Antwort',
  updating: 'Das Ergebnis wird angepasst …',
  answerTo: (action, label) => `${action}: ${label}`,

  nextSteps: 'Was zu tun ist',
  noNextSteps: 'Nichts zu ergänzen. Wir sehen keine Änderung, die mehr als einen Punkt brächte.',

  readingTitle: 'Wie gelesen wurde',
};
