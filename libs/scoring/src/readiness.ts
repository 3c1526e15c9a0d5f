import type { Knockout, ReadinessCheck } from '@rolefit/contracts';
import type { SkillJudgement } from './judgement.js';
import { matchedCredit, readyThresholds } from './weights.js';
import { countInWords, someInWords } from './wording.js';

/** How many of the required skills are matched. */
export interface Coverage {
  readonly matched: number;
  readonly asked: number;
}

/**
 * Coverage of the required skills: how many are matched, alternatives as one. Soft skills are left out unless nothing else is required,
 * in which case nothing counts as asked: everybody claims them.
 */
export function requiredCoverage(skills: readonly SkillJudgement[]): Coverage {
  const required = skills.filter(({ importance, isSoft }) => importance === 'required' && !isSoft);
  return { matched: required.filter(({ credit }) => credit >= matchedCredit).length, asked: required.length };
}

function knockoutCheck(knockouts: readonly Knockout[]): ReadinessCheck {
  const missed = knockouts.filter(({ status }) => status === 'not-met').map(({ label }) => label);
  const open = knockouts.filter(({ status }) => status === 'unknown').map(({ label }) => label);
  const openText = open.length === 0 ? '' : ` We could not check ${someInWords(open, 3)}.`;
  const text =
    missed.length > 0
      ? `Your resume contradicts ${countInWords(missed.length, 'condition')} of the posting: ${someInWords(missed, 3)}.${openText}`
      : `Your resume contradicts no condition of the posting.${openText}`;
  return { rule: 'knockouts', isMet: missed.length === 0, text };
}

function coverageCheck({ matched, asked }: Coverage): ReadinessCheck {
  const threshold = readyThresholds.requiredSkillsPercent;
  if (asked === 0) return { rule: 'required-skills', isMet: true, text: 'The posting names no required skills.' };
  const needed = Math.ceil((asked * threshold) / 100);
  const isMet = matched * 100 >= asked * threshold;
  const state = `You show ${matched} of ${countInWords(asked, 'required skill')}; the rule is at least ${threshold} %, which is ${needed}`;
  return { rule: 'required-skills', isMet, text: isMet ? `${state}.` : `${state}, so ${needed - matched} more would do.` };
}

function overallCheck(overallScore: number): ReadinessCheck {
  const threshold = readyThresholds.overallPercent;
  const distance = overallScore - threshold;
  const state = `Your score is ${overallScore}; the rule is at least ${threshold}`;
  if (distance < 0) return { rule: 'overall', isMet: false, text: `${state}, so ${countInWords(-distance, 'point')} more would do.` };
  return { rule: 'overall', isMet: true, text: distance === 0 ? `${state}, which is just met.` : `${state}, so you are ${countInWords(distance, 'point')} above it.` };
}

/** The rules behind `readyToApply`, each with its distance in a sentence; ready means that all are met. Source: DECISIONS §4. */
export function readinessChecks(knockouts: readonly Knockout[], coverage: Coverage, overallScore: number): ReadinessCheck[] {
  return [knockoutCheck(knockouts), coverageCheck(coverage), overallCheck(overallScore)];
}
