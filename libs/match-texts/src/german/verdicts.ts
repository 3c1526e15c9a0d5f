import type { SubScoreKey, VerdictValues } from '@rolefit/contracts';
import type { NameOf, TextsFor } from '../texts.js';
import { listOf, points, quoted, requirements, someLabels } from './amounts.js';

const bands = {
  strong: 'Passt sehr gut.',
  good: 'Passt gut.',
  partial: 'Passt teilweise.',
  weak: 'Passt kaum.',
} as const;

const subScores = {
  skillsScore: 'Kenntnisse',
  experienceScore: 'Erfahrung',
  responsibilitiesScore: 'Aufgaben',
  titleScore: 'Titel',
  educationScore: 'Ausbildung',
  languageScore: 'Sprachen',
} as const satisfies Record<SubScoreKey, string>;

type Shown = VerdictValues['requirements-shown'];

function howManyShown({ asked, shown, partly }: Shown): string {
  if (asked === 1) {
    if (shown === 1) return 'Dein Lebenslauf zeigt die eine Anforderung';
    return partly === 1
      ? 'Dein Lebenslauf zeigt die eine Anforderung teilweise'
      : 'Dein Lebenslauf zeigt die eine Anforderung nicht';
  }
  if (shown === asked)
    return asked === 2 ? 'Beide Anforderungen gefunden' : `Alle ${asked} Anforderungen gefunden`;
  if (shown > 0) return `${shown} von ${asked} Anforderungen gefunden`;
  if (partly === 0) return `Keine der ${asked} Anforderungen gefunden`;
  return `Keine der ${asked} Anforderungen ganz gefunden, ${partly === asked ? 'alle' : partly} teilweise`;
}

function requirementsShown(values: Shown, name: NameOf): string {
  const { shown, partly, labels } = values;
  const howMany = howManyShown(values);
  const names = listOf(labels.map(name));
  const more = shown > 0 && partly > 0 ? ` (${partly} weitere teilweise)` : '';
  if (labels.length === 0) return `${howMany}${more}.`;
  return labels.length >= shown
    ? `${howMany}${more}: ${names}.`
    : `${howMany}${more}, darunter ${names}.`;
}

const accordingTo = {
  resume: 'laut deinem Lebenslauf',
  answers: 'laut deinen Antworten',
  both: 'laut deinem Lebenslauf und deinen Antworten',
} as const;

function mayRuleOut(
  { label, resume, stated }: VerdictValues['may-rule-out'],
  name: NameOf,
): string {
  const ground = `Möglicher Ausschlussgrund: ${name(label)}.`;
  if (stated !== null) return `${ground} Deine Antwort: ${name(stated)}.`;
  return resume === null
    ? `${ground} Dein Lebenslauf sagt etwas anderes.`
    : `${ground} In deinem Lebenslauf steht ${quoted(resume)}.`;
}

/** What a match comes to. */
export const verdictsIn = (name: NameOf): TextsFor<VerdictValues> => ({
  band: ({ band }) => bands[band],
  'requirements-shown': (values) => requirementsShown(values, name),
  'strongest-part': ({ subScore }) => `Am besten passt: ${subScores[subScore]}.`,
  missing: ({ isPreferred, ...some }) =>
    isPreferred
      ? `Erwünscht, aber nicht in deinem Lebenslauf: ${someLabels(some, name)}.`
      : `Nicht in deinem Lebenslauf: ${someLabels(some, name)}.`,
  'may-rule-out': (values) => mayRuleOut(values, name),
  'may-rule-out-several': ({ by, ...some }) =>
    `Mögliche Ausschlussgründe ${accordingTo[by]}: ${someLabels(some, name)}.`,
  'not-mentioned': (some) =>
    `Gefordert, aber nicht in deinem Lebenslauf: ${someLabels(some, name)}.`,
  'no-large-gap': () => 'Keine größeren Lücken.',
  'nothing-missing': () => 'Nichts fehlt ganz.',
  'no-deal-breakers': () => 'Keine Ausschlussgründe gefunden.',
  'mention-or-answer': () => 'Ergänze es dort, oder antworte unter „Bedingungen“.',
  'not-checked': (some) => `Nicht geprüft: ${someLabels(some, name)}.`,
  'title-shown': ({ title }) => `Deine Erfahrung passt zur Stelle ${quoted(title)}.`,
  'title-not-shown': ({ title }) =>
    `Zu wenig von deiner Erfahrung passt zur Stelle ${quoted(title)}.`,
  'no-title': () => 'Die Anzeige hat keinen Titel, der die Stelle benennt.',
  'enough-understood': ({ understood }) =>
    `Die Anzeige sagt genug: Wir haben ${requirements(understood)} verstanden.`,
  'little-understood': ({ understood, least }) =>
    `Die Anzeige sagt zu wenig: Wir haben ${requirements(understood)} verstanden und brauchen mindestens ${least}.`,
  'score-distance': ({ distance, threshold }) => {
    if (distance === 0) return `Genau auf unserer Schwelle von ${threshold}.`;
    return distance < 0
      ? `${points(-distance)} unter unserer Schwelle von ${threshold}.`
      : `${points(distance)} über unserer Schwelle von ${threshold}.`;
  },
});
