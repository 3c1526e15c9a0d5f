import type { Knockout, Score, SubScoreKey } from '@rolefit/contracts';
import { subScoreKeys } from '@rolefit/contracts';
import type { SkillJudgement } from './judgement.js';
import type { Coverage } from './readiness.js';
import { subScoreTexts } from './sub-score-texts.js';
import { matchedCredit, scoreBands } from './weights.js';
import { someInWords } from './wording.js';

const namedSkills = 3;

/** How many of the required skills are shown. */
type Shown = Pick<Coverage, 'matched' | 'asked'>;

function bandWord(overallScore: number): string {
  return scoreBands.find(({ from }) => overallScore >= from)?.word ?? 'weak';
}

/** The applicable sub-scores, the highest first. */
function strongest(score: Score): SubScoreKey[] {
  return subScoreKeys
    .filter((key) => score[key] !== null)
    .sort((a, b) => (score[b] ?? 0) - (score[a] ?? 0));
}

function requiredInWords({ asked, matched }: Shown, names: readonly string[]): string {
  const noun = asked === 1 ? 'required skill' : 'required skills';
  if (matched === 0)
    return asked === 1
      ? 'your resume does not show the one required skill so far'
      : `your resume shows none of the ${asked} required skills so far`;
  const share =
    matched >= asked
      ? asked === 1
        ? 'the one required skill'
        : `all ${asked} ${noun}`
      : `${matched} of the ${asked} ${noun}`;
  const named = names.slice(0, namedSkills);
  if (named.length === 0) return `your resume shows ${share}`;
  return names.length <= namedSkills
    ? `your resume shows ${share} (${someInWords(named, namedSkills)})`
    : `your resume shows ${share}, among them ${someInWords(named, namedSkills)}`;
}

function whatFits(score: Score, skills: readonly SkillJudgement[], coverage: Shown): string {
  const opening = `This is a ${bandWord(score.overallScore)} match`;
  const isMatched = ({ credit, isSoft, importance }: SkillJudgement) =>
    credit >= matchedCredit && !isSoft && importance === 'required';
  if (coverage.asked > 0)
    return `${opening}: ${requiredInWords(
      coverage,
      skills.filter(isMatched).map(({ name }) => name),
    )}.`;
  const [best] = strongest(score);
  return best && (score[best] ?? 0) >= 100 * matchedCredit
    ? `${opening}; its strongest part is ${subScoreTexts[best].label.toLowerCase()}.`
    : `${opening}.`;
}

function whatIsMissing(score: Score, skills: readonly SkillJudgement[]): string | null {
  const missing = skills
    .filter(({ credit, isSoft }) => credit < matchedCredit && !isSoft)
    .map(({ name }) => name);
  if (missing.length > 0) return `We could not find ${someInWords(missing, namedSkills)}.`;
  const weakest = strongest(score)
    .reverse()
    .find((key) => (score[key] ?? 100) < 100 * matchedCredit);
  return weakest
    ? `We found the least evidence for ${subScoreTexts[weakest].label.toLowerCase()}.`
    : null;
}

function whoSaysOtherwise(missed: readonly Knockout[]): string {
  if (missed.every(({ statedByUser }) => statedByUser === undefined)) return 'your resume says';
  return missed.some(({ statedByUser }) => statedByUser === undefined)
    ? 'your resume and your answers say'
    : 'your answers say';
}

function whatDecides(knockouts: readonly Knockout[]): string | null {
  const missed = knockouts.filter(({ status }) => status === 'not-met');
  if (missed.length > 0)
    return `On what the posting requires, ${whoSaysOtherwise(missed)} otherwise: ${someInWords(
      missed.map(({ label }) => label),
      2,
    )}.`;
  const open = knockouts
    .filter(({ status, kind }) => status === 'unknown' && kind !== 'place')
    .map(({ label }) => label);
  return open.length > 0
    ? `Your resume leaves open what the posting requires: ${someInWords(open, 2)}.`
    : null;
}

/** Two or three plain sentences: strengths, missing skills, and conditions outside the score. */
export function summarise(
  score: Score,
  skills: readonly SkillJudgement[],
  coverage: Shown,
  knockouts: readonly Knockout[],
): string {
  const sentences = [
    whatFits(score, skills, coverage),
    whatIsMissing(score, skills),
    whatDecides(knockouts),
  ].filter((sentence) => sentence !== null);
  return (sentences.length > 1 ? sentences : [...sentences, 'We found no large gap.']).join(' ');
}
