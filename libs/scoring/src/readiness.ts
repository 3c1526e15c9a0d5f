import type { Knockout, ReadinessCheck } from '@rolefit/contracts';
import type { SkillJudgement } from './judgement.js';
import { matchedCredit, readyThresholds } from './weights.js';
import { countInWords, someInWords } from './wording.js';

/** Share of the requirements that are met. */
export interface Coverage {
  readonly matched: number;
  readonly asked: number;
  /** By weight, 0 to 100, not rounded. */
  readonly percent: number;
  /**
   * How many of the heaviest missing skills are needed to reach the threshold, and at least those that
   * the title names; 0 if none is.
   */
  readonly short: number;
  /** Missing skills that the title names. */
  readonly core: readonly string[];
}

/** The properties of a skill that the coverage depends on. */
export type CoveredSkill = Pick<
  SkillJudgement,
  'name' | 'importance' | 'isSoft' | 'isCore' | 'weight' | 'credit'
>;

/** Tolerance for floating-point error. */
const nothing = 1e-9;

/** Number of missing skills, the heaviest first, that would close the gap. */
function countUpTo(lacking: number, missing: readonly CoveredSkill[]): number {
  let rest = lacking;
  let count = 0;
  for (const { weight } of missing.toSorted((a, b) => b.weight - a.weight)) {
    if (rest <= nothing) break;
    rest -= weight;
    count += 1;
  }
  return count;
}

interface Parts {
  readonly matched: number;
  readonly missing: readonly CoveredSkill[];
  /** Total weight, and matched weight. */
  readonly all: number;
  readonly shown: number;
}

/** Soft skills are left out, since nearly everyone claims them. */
function counts({ importance, isSoft }: CoveredSkill): boolean {
  return importance === 'required' && !isSoft;
}

function partsOf(skills: readonly CoveredSkill[]): Parts {
  const missing: CoveredSkill[] = [];
  let [matched, all, shown] = [0, 0, 0];
  for (const skill of skills) {
    if (!counts(skill)) continue;
    all += skill.weight;
    if (skill.credit >= matchedCredit) {
      matched += 1;
      shown += skill.weight;
    } else missing.push(skill);
  }
  return { matched, missing, all, shown };
}

function lackingIn({ all, shown }: Pick<Parts, 'all' | 'shown'>): number {
  return (all * readyThresholds.requiredSkillsPercent) / 100 - shown;
}

/**
 * Coverage of the required skills, weighted as in the judgement, alternatives as one. Soft skills
 * are left out. If only soft skills are required, coverage does not apply.
 */
export function requiredCoverage(skills: readonly CoveredSkill[]): Coverage {
  const parts = partsOf(skills);
  const asked = parts.matched + parts.missing.length;
  const core = parts.missing.filter(({ isCore }) => isCore).map(({ name }) => name);
  return {
    matched: parts.matched,
    asked,
    percent: asked === 0 ? 100 : (100 * parts.shown) / parts.all,
    short: Math.max(core.length, countUpTo(lackingIn(parts), parts.missing)),
    core,
  };
}

/**
 * Whether `requiredCoverage` would reach the threshold with other credits. Called once per gap, so
 * it allocates nothing.
 * @returns takes the credits in the order of the skills
 */
export function coverageTest(
  skills: readonly CoveredSkill[],
): (credits: readonly number[]) => boolean {
  const counting = skills.flatMap((skill, index) =>
    counts(skill) ? [{ index, weight: skill.weight, isCore: skill.isCore }] : [],
  );
  const all = counting.reduce((sum, { weight }) => sum + weight, 0);
  return (credits) => {
    let [shown, missing] = [0, 0];
    for (const { index, weight, isCore } of counting) {
      if ((credits[index] ?? 0) >= matchedCredit) shown += weight;
      else if (isCore) return false;
      else missing += 1;
    }
    return missing === 0 || lackingIn({ all, shown }) <= nothing;
  };
}

function whoContradicts(knockouts: readonly Knockout[]): string {
  if (knockouts.every(({ statedByUser }) => statedByUser === undefined))
    return 'Your resume contradicts';
  return knockouts.some(({ statedByUser }) => statedByUser === undefined)
    ? 'Your resume and your answers contradict'
    : 'Your answers contradict';
}

function knockoutCheck(knockouts: readonly Knockout[]): ReadinessCheck {
  const contradicting = knockouts.filter(({ status }) => status === 'not-met');
  const missed = contradicting.map(({ label }) => label);
  const open = knockouts.filter(({ status }) => status === 'unknown').map(({ label }) => label);
  const openText = open.length === 0 ? '' : ` We could not check ${someInWords(open, 3)}.`;
  const text =
    missed.length > 0
      ? `${whoContradicts(contradicting)} ${countInWords(missed.length, 'condition')} of the posting: ${someInWords(missed, 3)}.${openText}`
      : `Your resume contradicts no condition of the posting.${openText}`;
  return { rule: 'knockouts', isMet: missed.length === 0, text };
}

function coverageCheck({ matched, asked, percent, short, core }: Coverage): ReadinessCheck {
  const threshold = readyThresholds.requiredSkillsPercent;
  if (asked === 0)
    return {
      rule: 'required-skills',
      isMet: true,
      text: 'The posting names no required skills that can be checked.',
    };
  // Rounded down, so that a share just below the threshold does not appear to reach it.
  const state = `You show ${matched} of ${countInWords(asked, 'required skill')} (${Math.floor(percent + 1e-9)}% by weight); the rule is at least ${threshold}%`;
  return {
    rule: 'required-skills',
    isMet: short === 0,
    text:
      core.length > 0
        ? `${state}. The title names ${someInWords(core, 3)}, which we could not find.`
        : short === 0
          ? `${state}.`
          : `${state}, so ${short} more could do.`,
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
      text: `${state}, so ${countInWords(-distance, 'point')} more would do.`,
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

/**
 * The rules behind `readyToApply`, each with its distance in a sentence; ready means that all are
 * met. Source: DECISIONS §4.
 */
export function readinessChecks(
  knockouts: readonly Knockout[],
  coverage: Coverage,
  overallScore: number,
): ReadinessCheck[] {
  return [knockoutCheck(knockouts), coverageCheck(coverage), overallCheck(overallScore)];
}
