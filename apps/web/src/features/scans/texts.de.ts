import { type ErrorCode, type Failure, limits } from '@rolefit/contracts';
import { scanStatusTexts, untitledText } from '@rolefit/design-tokens';
import { formatClock, formatNumber, pluralOf } from '@/lib/format';
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

const tooShort = `für eine Punktzahl braucht es mindestens ${limits.postingMinWords}`;

export const texts: Translation<typeof english.texts> = {
  unknownCompany: 'Firma nicht genannt',
  untitled: untitledText,
  status: scanStatusTexts,
  waitingForResume: 'Die Punktzahl kommt, sobald dein Lebenslauf gelesen ist.',
  needsText:
    'Dieser Text ist zu kurz oder verlangt nichts, was sich bewerten lässt; darum haben wir keine Punktzahl erfunden. Prüf stattdessen die ganze Anzeige.',
  usually: 'Meist ein paar Sekunden',
  waits,
  waitsSince: ({ status, why }) => `${status}. ${why}.`,
  retry: 'Noch einmal',
  retrying: 'Wird versucht …',
  notScannedAgain: 'Diese Anzeige wurde nicht neu geprüft.',
  scanDescription: 'Stellenbeschreibung prüfen',

  bands: { strong: 'Sehr gut', good: 'Gut', partial: 'Teilweise', weak: 'Kaum' },
  percent: (score) => `${formatNumber(score)}\u00a0%`,
  matchScore: 'Punktzahl',
  range: (low, high) => `${formatNumber(low)}–${formatNumber(high)}`,
  rangeInWords: (low, high) => `zwischen ${formatNumber(low)} und ${formatNumber(high)}`,
  scoreBar: (label, word) => `${label}: ${word}`,
  changedFrom: (before) => `Geändert von ${formatNumber(before)} auf`,

  resumeScores: {
    label: 'Deine Lebensläufe:',
    one: (name, score) => `${name} ${formatNumber(score)}\u00a0%`,
  },

  view: 'Ansehen',
  viewNamed: (name) => `${name} ansehen`,
  table: {
    caption: 'Deine zuletzt geprüften Anzeigen',
    jobTitle: 'Stelle',
    company: 'Firma',
    matchScore: 'Punktzahl',
    action: 'Aktion',
  },

  form: {
    jobDescription: 'Stellenbeschreibung',
    wholePosting: 'Füg die ganze Anzeige ein',
    detailsLabel: 'Angaben zur Anzeige',
    details: { title: 'Titel', companyName: 'Firma', url: 'Link' },
    addDetail: {
      title: 'Titel hinzufügen',
      companyName: 'Firma hinzufügen',
      url: 'Link hinzufügen',
    },
    editDetail: (name, value) => `${name}: ${value}. Bearbeiten`,
    titleTooLong: () => `Der Titel darf höchstens ${limits.postingTitleChars} Zeichen haben`,
    words: (count) => pluralOf(count, { one: '1 Wort', other: '# Wörter' }),
    tooFewWords: (count) =>
      pluralOf(count, { one: `1 Wort; ${tooShort}`, other: `# Wörter; ${tooShort}` }),
    refused: 'Die Prüfung konnten wir nicht starten. Dein Text ist noch da.',
    submit: 'Stelle prüfen',
    submitKeys: 'oder Strg+Enter',
    submitting: 'Wird geprüft …',
  },
};
