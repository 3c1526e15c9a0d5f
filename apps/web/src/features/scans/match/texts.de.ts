import { formatNumber } from '@/lib/format';
import { type Translation } from '@/lib/translation';
import type * as english from './texts';

export const texts: Translation<typeof english.texts> = {
  scanned: (when) => `Geprüft: ${when}`,
  viewPosting: 'Zur Anzeige',
  loading: 'Wird geladen …',
  loadWhat: 'Dieses Ergebnis',
  posting: 'Die Anzeige',
  formerMatch: 'Das Ergebnis unten ist das vorige.',

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
  range: (low, high) =>
    `Zwischen ${formatNumber(low)} und ${formatNumber(high)}, soweit wir es sehen`,
  rangeOfLittle: (low, high) =>
    `Zwischen ${formatNumber(low)} und ${formatNumber(high)}: Diese Anzeige sagt wenig`,
  scoreChanged: (when) => `geändert ${when}`,
  verdict: 'Ergebnis',
  summary: 'Warum diese Punktzahl',
  ruleMet: 'Erfüllt:',
  ruleNotMet: 'Nicht erfüllt:',
  howMade: 'Wie wird das berechnet?',
  conditionsLead: 'Jede davon kann dich ausschließen, auch bei hoher Punktzahl.',
  conditionStates: {
    met: 'Erfüllt',
    'not-met': 'Nicht erfüllt',
    unknown: 'Dein Lebenslauf sagt nichts dazu',
    'not-stated': 'Nicht verlangt',
  },
  leftOpen: 'Dein Lebenslauf lässt das offen',
  answerLeavesOpen: 'Deine Antwort lässt das offen',
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
