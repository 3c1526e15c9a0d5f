import { type ErrorCode, type Failure } from '@rolefit/contracts';
import { scanStatusTexts, untitledText } from '@rolefit/design-tokens';
import { formatClock, formatNumber } from '@/lib/format';
import { type Translation } from '@/lib/translation';
import type * as english from './texts';

type Wait = english.Wait;

const since = ({ since: start }: Failure, otherwise: string) =>
  start === undefined ? otherwise : `Seit ${formatClock(start)}`;

const forService = (failure: Failure): Wait => ({
  status: 'Wartet auf den KI-Dienst',
  why: since(failure, 'Geht automatisch weiter'),
  then: 'Wir versuchen es alle paar Minuten. Du kannst die Seite schließen oder die Anzeige löschen.',
});

const forOperator = (failure: Failure): Wait => ({
  status: 'Wartet auf den Betreiber',
  why: since(failure, 'Der KI-Dienst ist nicht eingerichtet'),
  then: 'Du kannst die Seite schließen oder die Anzeige löschen.',
});

const waits: Partial<Record<ErrorCode, (failure: Failure) => Wait>> = {
  MODEL_BUDGET_SPENT: () => ({
    status: 'Wartet bis morgen',
    why: 'Das KI-Budget für heute ist aufgebraucht',
  }),
  MODEL_AWAY: forService,
  MODEL_BUSY: forService,
  MODEL_MISCONFIGURED: forOperator,
  MODEL_NOT_FOUND: forOperator,
  MODEL_KEY_REJECTED: forOperator,
  MODEL_UNPAID: forOperator,
};

export const texts: Translation<typeof english.texts> = {
  unknownCompany: 'Firma nicht genannt',
  untitled: untitledText,
  status: scanStatusTexts,
  waitingForResume: 'Die Punktzahl kommt, sobald dein Lebenslauf gelesen ist.',
  needsText:
    'Dieser Text ist zu kurz oder verlangt nichts, was sich bewerten lässt; darum haben wir keine Punktzahl erfunden. Prüf die ganze Anzeige, auf Deutsch, Englisch, Französisch, Spanisch oder Schwedisch.',
  usually: 'Meist ein paar Sekunden',
  waits,
  waitsSince: ({ status, why }) => `${status}. ${why}.`,
  retry: 'Noch einmal',
  retryNamed: (name) => `Noch einmal: ${name}`,
  retrying: 'Wird versucht …',
  notScannedAgain: 'Diese Anzeige wurde nicht neu geprüft.',
  scanDescription: 'Stellenbeschreibung prüfen',
  percent: (score) => `${formatNumber(score)}\u00a0%`,
  matchScore: 'Punktzahl',
  rangeInWords: (low, high) => `zwischen ${formatNumber(low)} und ${formatNumber(high)}`,
  scoreBar: (label, word) => `${label}: ${word}`,
  changedFrom: (before) => `Geändert von ${formatNumber(before)} auf`,

  resumeScores: {
    label: 'Deine Lebensläufe:',
    one: (name, score) => `${name} ${formatNumber(score)}\u00a0%`,
  },

  view: 'Ansehen',
  viewNamed: (name) => `${name} ansehen`,
};
