import type { Label, Match, ReadinessCheck, Sentence } from '@rolefit/contracts';
import {
  type Condition,
  isCarLicence,
  isTelling,
  type Link,
  overlaps,
  shorten,
} from '@rolefit/linking';
import { mayRuleOut } from './ruled-out.js';
import { someOf } from './some-labels.js';
import { readyThresholds } from './weights.js';

/** One of the rules behind `readyToApply`, with its distance. */
export interface ReadinessRule extends Pick<ReadinessCheck, 'rule' | 'isMet'> {
  readonly text: readonly Sentence[];
}

function isTellingLicence(label: Label): boolean {
  const name = typeof label === 'string' ? label : label.code === 'licence' && label.values.name;
  return name !== false && isTelling(name) && !isCarLicence(name);
}

/** Whether resumes usually mention such a condition: languages, and licences except for the one to drive a car. */
function isMentioned({ kind, label }: Condition): boolean {
  return kind === 'licence' ? isTellingLicence(label) : kind === 'language';
}

/**
 * Whether a condition waits for the user's answer: the posting requires a licence or a language, and
 * nothing in the resume speaks for it, or for an alternative to it.
 */
function needsAnswer(condition: Condition, links: readonly Link[]): boolean {
  const { status, postingQuote, resumeQuote } = condition;
  if (status !== 'unknown' || resumeQuote !== null || !isMentioned(condition)) return false;
  return !links.some(
    ({ requirement, verdict }) =>
      verdict !== 'not-found' &&
      requirement.kind !== 'title' &&
      postingQuote !== null &&
      overlaps(requirement.quote, postingQuote),
  );
}

/** Whether a condition stands in the way of applying. */
export function isInTheWay(condition: Condition, links: readonly Link[]): boolean {
  return condition.status === 'not-met' || needsAnswer(condition, links);
}

const namedMost = 3;
const namesOf = (conditions: readonly Condition[]) =>
  someOf(
    conditions.map(({ label }) => label),
    namedMost,
  );

function conditionsRule(conditions: readonly Condition[], links: readonly Link[]): ReadinessRule {
  const missed = conditions.filter(({ status }) => status === 'not-met');
  const asked = conditions.filter((one) => needsAnswer(one, links));
  const open = conditions.filter((one) => one.status === 'unknown' && !asked.includes(one));
  const isMet = missed.length + asked.length === 0;
  const text: Sentence[] = [];
  if (isMet) text.push({ code: 'no-deal-breakers', values: {} });
  if (missed.length > 0) text.push(mayRuleOut(missed, namedMost));
  if (asked.length > 0)
    text.push(
      { code: 'not-mentioned', values: namesOf(asked) },
      { code: 'mention-or-answer', values: {} },
    );
  if (open.length > 0) text.push({ code: 'not-checked', values: namesOf(open) });
  return { rule: 'knockouts', isMet, text };
}

const titleChars = 60;

function craftRule(craft: Link | null): ReadinessRule {
  if (craft === null)
    return { rule: 'craft', isMet: false, text: [{ code: 'no-title', values: {} }] };
  const isMet = craft.credit >= readyThresholds.craftCredit;
  const { label } = craft.explanation;
  const title = shorten(
    typeof label === 'string' ? label : craft.requirement.quote.text,
    titleChars,
  );
  return {
    rule: 'craft',
    isMet,
    text: [{ code: isMet ? 'title-shown' : 'title-not-shown', values: { title } }],
  };
}

function breadthRule({ understood }: NonNullable<Match['breadth']>): ReadinessRule {
  const least = readyThresholds.understood;
  const isMet = understood >= least;
  return {
    rule: 'breadth',
    isMet,
    text: [
      isMet
        ? { code: 'enough-understood', values: { understood } }
        : { code: 'little-understood', values: { understood, least } },
    ],
  };
}

function overallRule(overallScore: number): ReadinessRule {
  const threshold = readyThresholds.overallPercent;
  const distance = overallScore - threshold;
  return {
    rule: 'overall',
    isMet: distance >= 0,
    text: [{ code: 'score-distance', values: { distance, threshold } }],
  };
}

/** What readiness depends on. */
export interface ReadinessInput {
  readonly knockouts: readonly Condition[];
  readonly links: readonly Link[];
  /** The link of the requirement that the title names; null for a posting without a title. */
  readonly craft: Link | null;
  readonly breadth: NonNullable<Match['breadth']>;
  readonly overallScore: number;
}

/**
 * The rules behind `readyToApply`, each with its distance; ready means that all are
 * met. Source: LEDGER 6.
 */
export function readinessChecks({
  knockouts,
  links,
  craft,
  breadth,
  overallScore,
}: ReadinessInput): ReadinessRule[] {
  return [
    conditionsRule(knockouts, links),
    craftRule(craft),
    breadthRule(breadth),
    overallRule(overallScore),
  ];
}
