import {
  type Case,
  type Link,
  linkSkill,
  nameOfAny,
  overlaps,
  type SkillAsk,
  toCredit,
  wordingOf,
} from '@rolefit/linking';
import type { SkillJudgement } from './judgement.js';

function judge({ alternatives, isSoft, isCore }: SkillAsk, input: Case): SkillJudgement {
  const [first] = alternatives;
  const { name, skillId, credit, found, proof } = linkSkill(alternatives, input);
  const asked = alternatives.find((one) => one.name === name && one.skillId === skillId) ?? first;
  const isRelated = proof === null && found !== null && found.relation !== 'same';
  return {
    name: credit > 0 ? wordingOf(asked) : nameOfAny(alternatives.map(wordingOf)),
    importance: first.importance,
    isSoft,
    isCore,
    asked: alternatives,
    credit: toCredit(credit),
    postingQuote: asked.quote,
    resumeQuote: proof ? proof.quote : (found?.held.quote ?? null),
    via: isRelated ? found.held.name : null,
  };
}

/** A skill gets the verdict of its sentence if that is the user's. */
function asStated(skill: SkillJudgement, stated: readonly Link[]): SkillJudgement {
  const link = stated.find(({ requirement }) => overlaps(requirement.quote, skill.postingQuote));
  return link === undefined
    ? skill
    : { ...skill, credit: 1, resumeQuote: link.quotes[0] ?? null, via: null };
}

/** The skills that a posting names, each with the evidence that counts most, alternatives once by the best of them. */
export function judgeSkills(input: Case, links: readonly Link[]): SkillJudgement[] {
  const stated = links.filter(({ correction }) => correction?.type === 'have');
  return input.asks.skills.map((ask) => asStated(judge(ask, input), stated));
}
