import {
  subScoreKeys,
  type Label,
  type RequirementPart,
  type Score,
  type ScoreBand,
  type Sentence,
  type SubScoreKey,
} from '@rolefit/contracts';
import type { RequirementJudgement } from './judgement.js';
import { mayRuleOut } from './ruled-out.js';
import { distinct, keyOf, someOf } from './some-labels.js';
import { scoreBands } from './weights.js';
import {
  type Condition,
  isEverydayTool,
  isWholeName,
  matchedCredit,
  nameOfAny,
  overlaps,
  startsWithContent,
  wholePhrase,
  wordingOf,
} from '@rolefit/linking';
import { skillById } from '@rolefit/skills';

type NamedSkill = Extract<RequirementPart, { type: 'skill' }>;

const namedMost = 3;
const nameChars = 48;

function bandOf(overallScore: number): ScoreBand {
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
 * A requirement as a sentence names it: by its label, by the skills of a list or of a long sentence, or by a whole phrase of it, quoted. Empty where
 * nothing short says what it is.
 */
function namesOf(judgement: RequirementJudgement): Label[] {
  const { label, link } = judgement;
  const sentence = link.requirement.quote.text;
  if (link.explanation.isNamed || typeof label !== 'string') return [label];
  const groups = skillsNamed(judgement)
    .filter((group) =>
      group.some((one) => !isEverydayTool(one.skillId) && isWholeName(one, sentence)),
    )
    .map((group) => nameOfAny(group.map(wordingOf)));
  const phrase = wholePhrase(label, nameChars);
  const isCut = phrase === null || wholePhrase(sentence, sentence.length) !== phrase;
  if (groups.map(keyOf).includes(label)) return [label];
  if (groups.length > 1 || (groups.length === 1 && isCut)) return groups;
  if (phrase === null || !startsWithContent(phrase)) return [];
  return phrase.split(/\s+/).length <= nameWords
    ? [phrase]
    : [{ code: 'quoted', values: { text: phrase } }];
}

function distinctNames(judgements: readonly RequirementJudgement[]): Label[] {
  return distinct(judgements.flatMap(namesOf));
}

/** The applicable sub-scores, the highest first. */
function strongest(score: Score): SubScoreKey[] {
  return subScoreKeys
    .filter((key) => score[key] !== null)
    .sort((a, b) => (score[b] ?? 0) - (score[a] ?? 0));
}

function whatFits(score: Score, judgements: readonly RequirementJudgement[]): Sentence[] {
  const band: Sentence = { code: 'band', values: { band: bandOf(score.overallScore) } };
  const musts = telling(judgements).filter(isMust);
  const shown = musts.filter(({ link }) => link.verdict === 'shown');
  if (musts.length > 0) {
    const values = {
      asked: musts.length,
      shown: shown.length,
      partly: musts.filter(({ link }) => link.verdict === 'partly').length,
      labels: distinctNames(shown).slice(0, namedMost),
    };
    return [band, { code: 'requirements-shown', values }];
  }
  const [best] = strongest(score);
  return best && (score[best] ?? 0) >= 100 * matchedCredit
    ? [band, { code: 'strongest-part', values: { subScore: best } }]
    : [band];
}

/** What resumes state as a rule; of nights, age or travel they are silent. */
const onResume: ReadonlySet<Condition['kind']> = new Set<Condition['kind']>([
  'licence',
  'clearance',
  'work-permit',
  'language',
  'degree',
]);

/** The open condition that is about the same line as a requirement, so that both have one name. */
function conditionOf(
  { postingQuote }: RequirementJudgement,
  conditions: readonly Condition[],
): Condition | undefined {
  return conditions.find(
    (one) =>
      one.status === 'unknown' &&
      onResume.has(one.kind) &&
      one.postingQuote !== null &&
      overlaps(one.postingQuote, postingQuote),
  );
}

interface Missing {
  readonly labels: readonly Label[];
  /** The posting requires none of them. */
  readonly isPreferred: boolean;
  /** Nothing is missing; otherwise `labels` may be empty only because nothing short says what is. */
  readonly isNothing: boolean;
}

/** The requirements that were not found: the musts, if there are any. */
function missingOf(
  judgements: readonly RequirementJudgement[],
  conditions: readonly Condition[],
): Missing {
  const missing = telling(judgements).filter(({ link }) => link.verdict === 'not-found');
  const musts = missing.filter(isMust);
  const labels = (musts.length > 0 ? musts : missing).flatMap((one) => {
    const condition = conditionOf(one, conditions);
    return condition ? [condition.label] : namesOf(one);
  });
  return {
    labels: distinct(labels),
    isPreferred: musts.length === 0,
    isNothing: missing.length === 0,
  };
}

const decidingMost = 2;

/** @param missing the sentence before names these already */
function whatDecides(conditions: readonly Condition[], missing: readonly Label[]): Sentence[] {
  const missed = conditions.filter(({ status }) => status === 'not-met');
  if (missed.length > 0) return [mayRuleOut(missed, decidingMost)];
  const named = missing.slice(0, namedMost).map(keyOf);
  const open = conditions
    .filter(
      ({ status, kind, resumeQuote }) =>
        status === 'unknown' && resumeQuote === null && onResume.has(kind),
    )
    .map(({ label }) => label)
    .filter((label) => !named.includes(keyOf(label)));
  return open.length > 0 ? [{ code: 'not-mentioned', values: someOf(open, decidingMost) }] : [];
}

/** Two to four plain sentences: strengths, what is missing, and conditions outside the score. */
export function summarise(
  score: Score,
  judgements: readonly RequirementJudgement[],
  conditions: readonly Condition[],
): Sentence[] {
  const { labels, isPreferred, isNothing } = missingOf(judgements, conditions);
  const gaps: Sentence[] = whatDecides(conditions, labels);
  if (labels.length > 0)
    gaps.unshift({ code: 'missing', values: { ...someOf(labels, namedMost), isPreferred } });
  const isInPart = telling(judgements).some((one) => isMust(one) && one.link.verdict === 'partly');
  const closing: Sentence = { code: isInPart ? 'nothing-missing' : 'no-large-gap', values: {} };
  return [...whatFits(score, judgements), ...(gaps.length > 0 || !isNothing ? gaps : [closing])];
}
