import type { ResumeSkill, SkillRequirement } from '@rolefit/contracts';
import { skillByName } from '@rolefit/skills';
import {
  aResumeSkill,
  aSkillRequirement,
  type evidenceIn,
  type NamedSkill,
} from '@rolefit/testing';

/** The id of a skill of the taxonomy; null for others. */
export function idOf(name: string): string | null {
  return skillByName(name)?.id ?? null;
}

export function namedSkill(name: string): NamedSkill {
  return { id: idOf(name), name };
}

/** A skill that a posting asks for, with its id. */
export function asks(name: string, facts: Partial<SkillRequirement> = {}): SkillRequirement {
  return aSkillRequirement(name, { skillId: idOf(name), ...facts });
}

/** A skill that a resume shows, with its id. */
export function shows(name: string, ...evidence: ReturnType<typeof evidenceIn>[]): ResumeSkill {
  return aResumeSkill(name, { skillId: idOf(name), ...(evidence.length > 0 ? { evidence } : {}) });
}
