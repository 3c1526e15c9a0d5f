import type { Knockout, Score, SubScoreKey } from '@rolefit/contracts';
import { subScoreKeys } from '@rolefit/contracts';
import type { SkillJudgement } from './judgement.js';
import type { Coverage } from './readiness.js';
import { matchedCredit, scoreBands, subScoreTexts, subScoreWeights } from './weights.js';
import { someInWords } from './wording.js';

const namedSkills = 3;

function bandWord(overallScore: number): string {
  return scoreBands.find(({ from }) => overallScore >= from)?.word ?? 'weak';
}

/** The sub-scores that are asked, those that bring most points first. */
function strongest(score: Score): SubScoreKey[] {
  const brings = (key: SubScoreKey) => (score[key] ?? 0) * subScoreWeights[key];
  return subScoreKeys.filter((key) => score[key] !== null).sort((a, b) => brings(b) - brings(a));
}

function whatFits(score: Score, skills: readonly SkillJudgement[], coverage: Coverage): string {
  const opening = `This is a ${bandWord(score.overallScore)} match`;
  const matched = skills.filter(({ credit, isSoft }) => credit >= matchedCredit && !isSoft).map(({ name }) => name);
  const named = matched.length === 0 ? '' : `, among them ${someInWords(matched.slice(0, namedSkills), namedSkills)}`;
  if (coverage.asked > 0) return `${opening}: your resume shows ${coverage.matched} of the ${coverage.asked} required skills${coverage.matched > 0 ? named : ''}.`;
  const [best] = strongest(score);
  return best && (score[best] ?? 0) >= 100 * matchedCredit ? `${opening}; its strongest part is ${subScoreTexts[best].label.toLowerCase()}.` : `${opening}.`;
}

function whatIsMissing(score: Score, skills: readonly SkillJudgement[]): string | null {
  const missing = skills.filter(({ credit, isSoft }) => credit < matchedCredit && !isSoft).map(({ name }) => name);
  if (missing.length > 0) return `We could not find ${someInWords(missing, namedSkills)}.`;
  const weakest = strongest(score).reverse().find((key) => (score[key] ?? 100) < 100 * matchedCredit);
  return weakest ? `We found least for ${subScoreTexts[weakest].label.toLowerCase()}.` : null;
}

function whatDecides(knockouts: readonly Knockout[]): string | null {
  const missed = knockouts.filter(({ status }) => status === 'not-met').map(({ label }) => label);
  if (missed.length > 0) return `The posting requires ${someInWords(missed, 2)}, and your resume says otherwise.`;
  const open = knockouts.filter(({ status, kind }) => status === 'unknown' && kind !== 'place').map(({ label }) => label);
  return open.length > 0 ? `The posting requires ${someInWords(open, 2)}, which your resume leaves open.` : null;
}

/** Two or three plain sentences: what fits, what we could not find, what stands outside the number. */
export function summarise(score: Score, skills: readonly SkillJudgement[], coverage: Coverage, knockouts: readonly Knockout[]): string {
  const sentences = [whatFits(score, skills, coverage), whatIsMissing(score, skills), whatDecides(knockouts)].filter((sentence) => sentence !== null);
  return (sentences.length > 1 ? sentences : [...sentences, 'We found no large gap.']).join(' ');
}
