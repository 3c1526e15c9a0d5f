import { skillById, type SkillMention } from '@rolefit/skills';

/**
 * Kinds that stay skills beside a role and in an employer's self-description: a posting for Java
 * developers requires Java.
 */
const firmKinds = new Set(['technology', 'tool', 'certificate', 'method']);

export function isFirm({ skillId }: SkillMention): boolean {
  return firmKinds.has(skillById(skillId)?.kind ?? 'soft');
}

// What the employer itself builds with stays a skill; its certificates and methods are its own.
const technicalKinds = new Set(['technology', 'tool']);

export function isTechnical({ skillId }: SkillMention): boolean {
  return technicalKinds.has(skillById(skillId)?.kind ?? 'soft');
}

export function isCertificate({ skillId }: SkillMention): boolean {
  return skillById(skillId)?.kind === 'certificate';
}
