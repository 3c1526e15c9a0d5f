import { limits, type Quote, type ResumeFacts, type SkillInput } from '@rolefit/contracts';
import { skillById } from '@rolefit/skills';
import { compareText } from '../canonical.js';
import { judgedResume } from '../case.js';
import { evidenceStrength } from './evidence-strength.js';
import { profileSkillName } from './profile-skill.js';

/** A skill for the user's list, with its best line of evidence. */
export interface ProfileSkillProposal extends SkillInput {
  readonly quote: Quote;
}

/**
 * The skills of a resume as a list for its user: `score` is the strength of the evidence, 0 to 100
 * (see `evidenceScores`), strongest first, equal ones as the resume names them, soft skills last; names
 * unique ignoring case, at most `limits.skillsPerProfile`.
 */
export function profileSkillsFrom(resume: ResumeFacts): ProfileSkillProposal[] {
  const facts = judgedResume(resume);
  const best = new Map<string, RankedProposal>();
  for (const { name: fullName, skillId, evidence } of facts.skills) {
    const name = profileSkillName(fullName);
    const strength = evidenceStrength(evidence, skillId, facts);
    if (name === '' || strength === null) continue;
    const proposal = {
      name,
      score: Math.round(strength.score),
      quote: strength.best.quote,
      isSoft: skillId !== null && skillById(skillId)?.kind === 'soft',
    };
    const known = best.get(name.toLowerCase());
    if (!known || known.score < proposal.score) best.set(name.toLowerCase(), proposal);
  }
  return [...best.values()]
    .sort(byRank)
    .slice(0, limits.skillsPerProfile)
    .map(({ name, score, quote }) => ({ name, score, quote }));
}

interface RankedProposal extends ProfileSkillProposal {
  readonly isSoft: boolean;
}

function byRank(a: RankedProposal, b: RankedProposal): number {
  return (
    Number(a.isSoft) - Number(b.isSoft) ||
    b.score - a.score ||
    a.quote.start - b.quote.start ||
    compareText(a.name, b.name)
  );
}
