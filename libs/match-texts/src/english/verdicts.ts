import type { SubScoreKey, VerdictValues } from '@rolefit/contracts';
import type { NameOf, TextsFor } from '../texts.js';
import { count, listOf, quoted, someLabels } from './amounts.js';

const bands = {
  strong: 'Strong match.',
  good: 'Good match.',
  partial: 'Partial match.',
  weak: 'Weak match.',
} as const;

const subScores = {
  skillsScore: 'skills',
  experienceScore: 'experience',
  responsibilitiesScore: 'responsibilities',
  titleScore: 'title',
  educationScore: 'education',
  languageScore: 'languages',
} as const satisfies Record<SubScoreKey, string>;

type Shown = VerdictValues['requirements-shown'];

function howManyShown({ asked, shown, partly }: Shown): string {
  if (asked === 1) {
    if (shown === 1) return 'Your resume shows the one requirement';
    return partly === 1
      ? 'Your resume partly shows the one requirement'
      : 'Your resume doesn’t show the one requirement';
  }
  if (shown === asked)
    return asked === 2 ? 'Both requirements found' : `All ${asked} requirements found`;
  if (shown > 0) return `${shown} of ${asked} requirements found`;
  if (partly === 0) return `None of the ${asked} requirements found`;
  return `None of the ${asked} requirements fully found, ${partly === asked ? 'all' : partly} partly`;
}

function requirementsShown(values: Shown, name: NameOf): string {
  const { shown, partly, labels } = values;
  const howMany = howManyShown(values);
  const names = listOf(labels.map(name));
  const more = shown > 0 && partly > 0 ? ` (${partly} more partly)` : '';
  if (labels.length === 0) return `${howMany}${more}.`;
  return labels.length >= shown
    ? `${howMany}${more}: ${names}.`
    : `${howMany}${more}, including ${names}.`;
}

const whoSays = {
  resume: 'your resume says',
  answers: 'your answers say',
  both: 'your resume and your answers say',
} as const;

function mayRuleOut(
  { label, resume, stated }: VerdictValues['may-rule-out'],
  name: NameOf,
): string {
  const asked = `This may rule you out: ${name(label)} is required`;
  if (stated !== null) return `${asked}, and you answered: ${name(stated)}.`;
  return resume === null
    ? `${asked}, and your resume says otherwise.`
    : `${asked}, and your resume says ${quoted(resume)}.`;
}

/** What a match comes to. */
export const verdictsIn = (name: NameOf): TextsFor<VerdictValues> => ({
  band: ({ band }) => bands[band],
  'requirements-shown': (values) => requirementsShown(values, name),
  'strongest-part': ({ subScore }) => `Strongest part: ${subScores[subScore]}.`,
  missing: ({ isPreferred, ...some }) =>
    isPreferred
      ? `Preferred, but not in your resume: ${someLabels(some, name)}.`
      : `Missing from your resume: ${someLabels(some, name)}.`,
  'may-rule-out': (values) => mayRuleOut(values, name),
  'may-rule-out-several': ({ by, ...some }) =>
    `These may rule you out, since ${whoSays[by]} otherwise: ${someLabels(some, name)}.`,
  'not-mentioned': (some) => `Required, but not in your resume: ${someLabels(some, name)}.`,
  'no-large-gap': () => 'No large gaps.',
  'nothing-missing': () => 'Nothing is missing entirely.',
  'no-deal-breakers': () => 'No deal-breakers found.',
  'mention-or-answer': () => 'Add it there, or answer under the conditions.',
  'not-checked': (some) => `Not checked: ${someLabels(some, name)}.`,
  'title-shown': ({ title }) => `Your work fits the title ${quoted(title)}.`,
  'title-not-shown': ({ title }) => `Too little of your work fits the title ${quoted(title)}.`,
  'no-title': () => 'The posting has no title that says what the job is.',
  'enough-understood': ({ understood }) =>
    `The posting says enough: we understood ${count(understood, 'requirement')}.`,
  'little-understood': ({ understood, least }) =>
    `The posting says too little: we understood ${count(understood, 'requirement')} and need at least ${least}.`,
  'score-distance': ({ distance, threshold }) => {
    if (distance === 0) return `Exactly the ${threshold} we look for.`;
    return distance < 0
      ? `${count(-distance, 'point')} below the ${threshold} we look for.`
      : `${count(distance, 'point')} above the ${threshold} we look for.`;
  },
});
