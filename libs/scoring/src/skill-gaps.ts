import type { SkillGap, SkillRequirement } from '@rolefit/contracts';
import { skillById } from '@rolefit/skills';
import { type Case, openCase, standOf } from './case.js';
import type { MatchInput } from './match-input.js';
import { profileSkillName, type ProfileSkillInput } from './profile-skills.js';
import { requiredCoverage } from './readiness.js';
import { keyOfName } from './skill-names.js';
import { judgeSkills } from './sub-scores/skills.js';
import { judgeCase, type Verdict } from './verdict.js';
import { matchedCredit, statedSkillScore } from './weights.js';

/** The user's list as it would be with this skill stated at `statedSkillScore`, as the profile's form would do it. */
export function statedSkills(list: readonly ProfileSkillInput[], name: string): ProfileSkillInput[] {
  const others = list.filter((entry) => entry.name.toLowerCase() !== name.toLowerCase());
  return [...others, { name, score: statedSkillScore, source: 'user' }];
}

/** Under the name of the taxonomy, so that it is one skill across postings that write it differently. */
function toGap({ skillId, name }: SkillRequirement): Omit<SkillGap, 'flips'> {
  const known = skillId === null ? undefined : skillById(skillId);
  return { key: skillId ?? `"${keyOfName(name)}"`, name: profileSkillName(known?.name ?? name) };
}

/**
 * The skills that a posting asks for and that are missing, and for each whether the user would be ready to apply with it: judged again
 * with the skill on their list, by everything that `scoreMatch` judges. Of alternatives ("AWS, Azure or GCP") each is a gap by itself,
 * since each alone would do. Where the user is ready already, nothing flips.
 * @param input as for `scoreMatch`; ask `canBeJudged(posting)` first
 * @returns each skill once, in the order in which the posting's requirements are judged
 */
export function skillGaps(input: MatchInput): SkillGap[] {
  const opened = openCase(input.posting, input.resume, input.skills, input.answers);
  return gapsOf(input, opened, judgeCase(opened));
}

/** The same of a case that is judged already. */
export function gapsOf({ resume, skills: list }: MatchInput, opened: Case, { skills, readyToApply }: Verdict): SkillGap[] {
  const missing = skills.filter(({ credit }) => credit < matchedCredit).flatMap(({ asked }) => asked.map(toGap));
  const unique = missing.filter(({ key }, at) => missing.findIndex((other) => other.key === key) === at);
  if (readyToApply) return unique.map((gap) => ({ ...gap, flips: false }));
  return unique.map((gap) => ({ ...gap, flips: isReady({ ...opened, stand: standOf(resume, statedSkills(list, gap.name)) }) }));
}

/** The coverage first, which costs a part of the rest and mostly decides. */
function isReady(input: Case): boolean {
  return requiredCoverage(judgeSkills(input)).short === 0 && judgeCase(input).readyToApply;
}
