import type { Knockout, Match, ReadinessCheck } from '@rolefit/contracts';
import {
  countInWords,
  isCarLicence,
  isTelling,
  type Link,
  overlaps,
  shorten,
  someInWords,
} from '@rolefit/linking';
import { readyThresholds } from './weights.js';

function whoContradicts(knockouts: readonly Knockout[]): string {
  if (knockouts.every(({ statedByUser }) => statedByUser === undefined))
    return 'Your resume contradicts';
  return knockouts.some(({ statedByUser }) => statedByUser === undefined)
    ? 'Your resume and your answers contradict'
    : 'Your answers contradict';
}

/** Whether resumes usually mention such a condition: languages, and licences except for the one to drive a car. */
function isMentioned({ kind, label }: Knockout): boolean {
  return kind === 'licence' ? isTelling(label) && !isCarLicence(label) : kind === 'language';
}

/**
 * Whether a condition waits for the user's answer: the posting requires a licence or a language, and
 * nothing in the resume speaks for it, or for an alternative to it.
 */
function needsAnswer(knockout: Knockout, links: readonly Link[]): boolean {
  const { status, postingQuote, resumeQuote } = knockout;
  if (status !== 'unknown' || resumeQuote !== null || !isMentioned(knockout)) return false;
  return !links.some(
    ({ requirement, verdict }) =>
      verdict !== 'not-found' &&
      requirement.kind !== 'title' &&
      postingQuote !== null &&
      overlaps(requirement.quote, postingQuote),
  );
}

const namesOf = (knockouts: readonly Knockout[]): string =>
  someInWords(
    knockouts.map(({ label }) => label),
    3,
  );

function knockoutCheck(knockouts: readonly Knockout[], links: readonly Link[]): ReadinessCheck {
  const missed = knockouts.filter(({ status }) => status === 'not-met');
  const asked = knockouts.filter((one) => needsAnswer(one, links));
  const open = knockouts.filter((one) => one.status === 'unknown' && !asked.includes(one));
  const isMet = missed.length + asked.length === 0;
  const sentences = [
    isMet && 'Your resume contradicts no condition of the posting.',
    missed.length > 0 &&
      `${whoContradicts(missed)} ${countInWords(missed.length, 'condition')} of the posting: ${namesOf(missed)}.`,
    asked.length > 0 &&
      `Your resume does not mention what the posting requires: ${namesOf(asked)}. Add it there, or answer under the conditions.`,
    open.length > 0 && `We could not check ${namesOf(open)}.`,
  ];
  return { rule: 'knockouts', isMet, text: sentences.filter(Boolean).join(' ') };
}

function craftCheck(craft: Link | null): ReadinessCheck {
  if (craft === null)
    return {
      rule: 'craft',
      isMet: false,
      text: 'The posting has no title that says which craft it asks for.',
    };
  const isMet = craft.credit >= readyThresholds.craftCredit;
  const title = shorten(craft.requirement.quote.text, 60);
  return {
    rule: 'craft',
    isMet,
    text: isMet
      ? `Your resume shows work of the kind that the title names: ${title}.`
      : `We could not find enough work of the kind that the title names: ${title}.`,
  };
}

function breadthCheck({ understood }: NonNullable<Match['breadth']>): ReadinessCheck {
  const least = readyThresholds.understood;
  const isMet = understood >= least;
  const counted = countInWords(understood, 'requirement');
  return {
    rule: 'breadth',
    isMet,
    text: isMet
      ? `We understood ${counted} of the posting, which is enough to judge it.`
      : `This posting says little: we understood ${counted}, and the rule is at least ${least}.`,
  };
}

function overallCheck(overallScore: number): ReadinessCheck {
  const threshold = readyThresholds.overallPercent;
  const distance = overallScore - threshold;
  const state = `Your score is ${overallScore}; the rule is at least ${threshold}`;
  if (distance < 0)
    return {
      rule: 'overall',
      isMet: false,
      text: `${state}, so you are ${countInWords(-distance, 'point')} below it.`,
    };
  return {
    rule: 'overall',
    isMet: true,
    text:
      distance === 0
        ? `${state}, which is just met.`
        : `${state}, so you are ${countInWords(distance, 'point')} above it.`,
  };
}

/** What readiness depends on. */
export interface ReadinessInput {
  readonly knockouts: readonly Knockout[];
  readonly links: readonly Link[];
  /** The link of the requirement that the title names; null for a posting without a title. */
  readonly craft: Link | null;
  readonly breadth: NonNullable<Match['breadth']>;
  readonly overallScore: number;
}

/**
 * The rules behind `readyToApply`, each with its distance in a sentence; ready means that all are
 * met. Source: LEDGER 6.
 */
export function readinessChecks({
  knockouts,
  links,
  craft,
  breadth,
  overallScore,
}: ReadinessInput): ReadinessCheck[] {
  return [
    knockoutCheck(knockouts, links),
    craftCheck(craft),
    breadthCheck(breadth),
    overallCheck(overallScore),
  ];
}
