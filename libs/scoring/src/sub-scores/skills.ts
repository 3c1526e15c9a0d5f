import type { SkillRequirement } from '@rolefit/contracts';
import { skillById } from '@rolefit/skills';
import type { SkillAsk } from '../asks/skill-asks.js';
import type { Case } from '../case.js';
import { toCredit, type SkillJudgement } from '../judgement.js';
import { bestForSkill, type SkillCredit } from '../skill-credit.js';
import { listInWords } from '../wording.js';

function reasonFor(found: SkillCredit | null, label: string): string {
  if (found === null) return `We could not find ${label} in your resume or your list of skills.`;
  const { held, relation, through } = found;
  const name = held.name;
  if (through !== null)
    return `Your resume names ${name}; ${through.name}, which includes it, has the stronger evidence.`;
  if (relation === 'implied')
    return `Your resume shows ${name}, which includes it; ${label} itself is not named.`;
  if (relation === 'near')
    return `We could not find ${label} itself; ${name} is close to it and counts in part.`;
  if (held.isStatedByUser)
    return `Stated by you: ${name} at ${held.score}${held.quote ? '; your resume names it too' : ''}.`;
  if (held.isListedOnly) return `Your resume lists ${name}, but no role shows it in use.`;
  return found.credit === 1
    ? `Your resume shows ${name}.`
    : `Your resume shows ${name}, though not in a recent dated role.`;
}

/**
 * "used Docker", "hold a nursing licence", "experience with negotiation": phrases how a candidate
 * has the skill.
 */
function having(skillId: string | null, label: string): string {
  const kind = skillId === null ? undefined : skillById(skillId)?.kind;
  if (kind === 'certificate') return `you hold ${label}`;
  return kind === 'technology' || kind === 'tool'
    ? `you have used ${label}`
    : `you have experience with ${label}`;
}

/** How to show a skill that is only listed: one "uses" a tool but not a trade. */
function showing({ held: { name, skillId } }: SkillCredit): string {
  const kind = skillId === null ? undefined : skillById(skillId)?.kind;
  return kind === 'technology' || kind === 'tool'
    ? `Show in a role what you used ${name} for, with its dates`
    : `Show ${name} in a role, with its dates`;
}

function adviceFor(found: SkillCredit | null, skillId: string | null, label: string): string {
  const isTrait = skillId !== null && skillById(skillId)?.kind === 'soft';
  if (isTrait && (found === null || found.relation !== 'same'))
    return `If “${label}” is true of you, show it by an example in a role`;
  const have = having(skillId, label);
  if (found === null || found.relation === 'near')
    return `If ${have}, ${have.startsWith('you hold') ? 'name it with its date' : 'show it in a role'}`;
  if (found.relation === 'implied') return `If ${have}, name it beside ${found.held.name}`;
  if (found.held.isStatedByUser)
    return `You put ${found.held.name} at ${found.held.score}; if a role shows more, say so there and in your list`;
  return showing(found);
}

/** The best credit for the alternatives of a requirement, the first among equals. */
export function bestOf(
  { alternatives }: SkillAsk,
  input: Parameters<typeof bestForSkill>[1],
): { readonly requirement: SkillRequirement; readonly found: SkillCredit | null } {
  const candidates = alternatives.map((requirement) => ({
    requirement,
    found: bestForSkill(requirement, input),
  }));
  return candidates.reduce((top, one) =>
    (one.found?.credit ?? 0) > (top.found?.credit ?? 0) ? one : top,
  );
}

function judge(ask: SkillAsk, input: Case): SkillJudgement {
  const { requirement, found } = bestOf(ask, input);
  const [first] = ask.alternatives;
  const label = listInWords(
    ask.alternatives.map(({ name }) => name),
    'or',
  );
  const subject = found ? requirement.name : label;
  return {
    subScore: 'skillsScore',
    label,
    name: subject,
    isSoft: ask.isSoft,
    isCore: ask.isCore,
    asked: ask.alternatives,
    importance: first.importance,
    weight: ask.weight,
    credit: toCredit(found?.credit ?? 0),
    reason: reasonFor(found, subject),
    postingQuote: requirement.quote,
    resumeQuote: found?.held.quote ?? null,
    via: found && found.relation !== 'same' ? found.held.name : null,
    advice: adviceFor(found, requirement.skillId, subject),
  };
}

/**
 * Judges the required skills: required to preferred as 3 to 1, by kind, title skills twice, skills
 * of one line together as one, alternatives once by the best of them, a listed skill less than one
 * used in a dated role, related skills in part with `via`.
 */
export function judgeSkills(input: Case): SkillJudgement[] {
  return input.asks.skills.map((ask) => judge(ask, input));
}
