import {
  subScoreKeys,
  type Knockout,
  type RequirementPart,
  type Score,
  type SubScoreKey,
} from '@rolefit/contracts';
import type { RequirementJudgement } from './judgement.js';
import { subScoreTexts } from './sub-score-texts.js';
import { scoreBands } from './weights.js';
import {
  isEverydayTool,
  isWholeName,
  listInWords,
  matchedCredit,
  someInWords,
  wholePhrase,
  wordingOf,
} from '@rolefit/linking';
import { skillById } from '@rolefit/skills';

type NamedSkill = Extract<RequirementPart, { type: 'skill' }>;

const namedMost = 3;
const nameChars = 48;

function bandWord(overallScore: number): string {
  return scoreBands.find(({ from }) => overallScore >= from)?.word ?? 'weak';
}

function isHardSkill(part: RequirementPart): part is NamedSkill {
  return part.type === 'skill' && skillById(part.skillId ?? '')?.kind !== 'soft';
}

/** The skills that a requirement names, without virtues and with alternatives together. */
function skillsNamed({ link: { requirement } }: RequirementJudgement): NamedSkill[][] {
  return requirement.parts
    .map((group) => group.filter(isHardSkill))
    .filter((group) => group.length > 0);
}

/** Requirements that a sentence may name, the most decisive first: neither the title nor a soft virtue, nor a tool that anybody can use. */
function telling(judgements: readonly RequirementJudgement[]): RequirementJudgement[] {
  return judgements
    .filter((judgement) => {
      const { kind } = judgement.link.requirement;
      const skills = skillsNamed(judgement).flat();
      const isEveryday =
        skills.length > 0 && skills.every(({ skillId }) => isEverydayTool(skillId));
      return kind !== 'title' && kind !== 'soft' && !isEveryday;
    })
    .toSorted((a, b) => b.weight - a.weight);
}

function isMust({ link }: RequirementJudgement): boolean {
  return link.requirement.importance === 'must';
}

const nameWords = 3;

/**
 * A requirement as a sentence names it: by its label, by the skills of a list or of a long sentence, or by a whole phrase of it in quotation
 * marks. Empty where nothing short says what it is.
 */
function namesOf(judgement: RequirementJudgement): string[] {
  const { label, link } = judgement;
  const sentence = link.requirement.quote.text;
  if (link.explanation.isNamed) return [label];
  const groups = skillsNamed(judgement)
    .filter((group) =>
      group.some((one) => !isEverydayTool(one.skillId) && isWholeName(one, sentence)),
    )
    .map((group) => listInWords(group.map(wordingOf), 'or'));
  const phrase = wholePhrase(label, nameChars);
  const isCut = phrase === null || wholePhrase(sentence, sentence.length) !== phrase;
  if (groups.includes(label)) return [label];
  if (groups.length > 1 || (groups.length === 1 && isCut)) return groups;
  if (phrase === null) return [];
  return phrase.split(/\s+/).length <= nameWords ? [phrase] : [`“${phrase}”`];
}

function distinctNames(judgements: readonly RequirementJudgement[]): string[] {
  return [...new Set(judgements.flatMap(namesOf))];
}

/** The applicable sub-scores, the highest first. */
function strongest(score: Score): SubScoreKey[] {
  return subScoreKeys
    .filter((key) => score[key] !== null)
    .sort((a, b) => (score[b] ?? 0) - (score[a] ?? 0));
}

function howMany(shown: number, partly: number, asked: number): string {
  if (asked === 1 && shown === 0)
    return partly === 1 ? 'shows the one requirement in part' : 'does not show the one requirement';
  if (asked === 1) return 'shows the one requirement';
  if (shown === asked) return `shows ${asked === 2 ? 'both' : `all ${asked}`} requirements`;
  if (shown === 0 && partly > 0)
    return `shows none of the ${asked} requirements in full, and ${partly === asked ? 'all' : partly} in part`;
  return `shows ${shown === 0 ? 'none' : shown} of the ${asked} requirements`;
}

function someInPart(shown: number, partly: number): string {
  return shown > 0 && partly > 0 ? `; ${partly} more in part` : '';
}

function whatFits(score: Score, judgements: readonly RequirementJudgement[]): string {
  const opening = `This is a ${bandWord(score.overallScore)} match`;
  const musts = telling(judgements).filter(isMust);
  const shown = musts.filter(({ link }) => link.verdict === 'shown');
  const partly = musts.filter(({ link }) => link.verdict === 'partly');
  if (musts.length > 0) {
    const names = distinctNames(shown).slice(0, namedMost);
    const among = names.length === shown.length ? ': ' : ', among them ';
    return `${opening}. Your resume ${howMany(shown.length, partly.length, musts.length)}${names.length > 0 ? `${among}${someInWords(names, namedMost)}` : ''}${someInPart(shown.length, partly.length)}.`;
  }
  const [best] = strongest(score);
  return best && (score[best] ?? 0) >= 100 * matchedCredit
    ? `${opening}. Its strongest part is ${subScoreTexts[best].label.toLowerCase()}.`
    : `${opening}.`;
}

/** Names of the requirements that were not found: of musts, if there are any. */
function missingNames(judgements: readonly RequirementJudgement[]): string[] {
  const missing = telling(judgements).filter(({ link }) => link.verdict === 'not-found');
  const musts = missing.filter(isMust);
  return distinctNames(musts.length > 0 ? musts : missing);
}

function whatIsMissing(names: readonly string[]): string | null {
  return names.length > 0 ? `We could not find ${someInWords(names, namedMost)}.` : null;
}

function whoSaysOtherwise(missed: readonly Knockout[]): string {
  if (missed.every(({ statedByUser }) => statedByUser === undefined)) return 'your resume says';
  return missed.some(({ statedByUser }) => statedByUser === undefined)
    ? 'your resume and your answers say'
    : 'your answers say';
}

/** What resumes state as a rule; of nights, age or travel they are silent. */
const onResume: ReadonlySet<Knockout['kind']> = new Set<Knockout['kind']>([
  'licence',
  'clearance',
  'work-permit',
  'language',
  'degree',
]);

/** @param missing the sentence before names these already */
function whatDecides(knockouts: readonly Knockout[], missing: readonly string[]): string | null {
  const missed = knockouts.filter(({ status }) => status === 'not-met');
  if (missed.length > 0)
    return `On what the posting requires, ${whoSaysOtherwise(missed)} otherwise: ${someInWords(
      missed.map(({ label }) => label),
      2,
    )}.`;
  const open = knockouts
    .filter(({ status, kind }) => status === 'unknown' && onResume.has(kind))
    .map(({ label }) => label)
    .filter((label) => !missing.slice(0, namedMost).includes(label));
  return open.length > 0
    ? `Your resume leaves open what the posting requires: ${someInWords(open, 2)}.`
    : null;
}

/** Two to four plain sentences: strengths, what is missing, and conditions outside the score. */
export function summarise(
  score: Score,
  judgements: readonly RequirementJudgement[],
  knockouts: readonly Knockout[],
): string {
  const missing = missingNames(judgements);
  const sentences = [
    whatFits(score, judgements),
    whatIsMissing(missing),
    whatDecides(knockouts, missing),
  ].filter((sentence) => sentence !== null);
  const isInPart = telling(judgements).some((one) => isMust(one) && one.link.verdict === 'partly');
  const closing = isInPart ? 'No requirement is missing altogether.' : 'We found no large gap.';
  return (sentences.length > 1 ? sentences : [...sentences, closing]).join(' ');
}
