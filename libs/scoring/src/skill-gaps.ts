import type { SkillGap, SkillRequirement } from '@rolefit/contracts';
import { skillById } from '@rolefit/skills';
import {
  isCredential,
  isEverydayTool,
  isWholeName,
  keyOfName,
  type Link,
  type Linker,
  openCase,
  type OpenCase,
  overlaps,
  profileSkillName,
  type ProfileSkillInput,
} from '@rolefit/linking';
import type { MatchInput } from './match-input.js';
import { isMissing } from './missing-skills.js';
import { judgeCase, type Verdict } from './verdict.js';
import { statedEntry } from './what-ifs/added-facts.js';
import { readyWith } from './what-if.js';

/**
 * The user's list with this skill stated at `statedSkillScore`, as the profile form would add it.
 */
export function statedSkills(
  list: readonly ProfileSkillInput[],
  name: string,
): ProfileSkillInput[] {
  const others = list.filter((entry) => entry.name.toLowerCase() !== name.toLowerCase());
  return [...others, statedEntry(name)];
}

/** Uses the taxonomy's name, so that different spellings across postings are one skill. */
function toGap({ skillId, name }: SkillRequirement): Omit<SkillGap, 'flips'> {
  const known = skillId === null ? undefined : skillById(skillId);
  return {
    key: skillId ?? `"${keyOfName(name)}"`,
    name: profileSkillName(known?.name ?? name),
    kind: isCredential({ name, skillId }) ? 'certificate' : 'skill',
  };
}

/** Whether a skill is one to acquire: no virtue, no tool that is learnt in a day, no piece of a name. */
function isWorthLearning(skill: SkillRequirement, links: readonly Link[]): boolean {
  const { skillId } = skill;
  if (skillId !== null) return skillById(skillId)?.kind !== 'soft' && !isEverydayTool(skillId);
  return links.every(
    ({ requirement: { quote } }) => !overlaps(quote, skill.quote) || isWholeName(skill, quote.text),
  );
}

/**
 * The missing skills of a posting that are worth acquiring, each with the answer whether adding it to the list
 * would make the user ready to apply, under all rules of `scoreMatch`. Each of several alternatives
 * ("AWS, Azure or GCP") is a separate gap, since one is enough. If the user is ready already, no
 * gap flips the result.
 * @param input as for `scoreMatch`; check `canBeJudged(posting)` first
 * @returns each skill once, in the order in which the posting's requirements are judged; at most
 * `judgingLimits.posting.skills`
 */
export function skillGaps(input: MatchInput): SkillGap[] {
  const opened = openCase(
    input.posting,
    input.resume,
    input.skills,
    input.answers,
    input.corrections,
  );
  return gapsOf(opened, judgeCase(opened));
}

/** `skillGaps` of a case that is judged already. */
export function gapsOf(opened: OpenCase, verdict: Verdict, linker?: Linker): SkillGap[] {
  const gaps = new Map<string, Omit<SkillGap, 'flips'>>();
  const missing = verdict.skills
    .filter((skill) => isMissing(skill, verdict.links))
    .flatMap(({ asked }) => asked)
    .filter((skill) => isWorthLearning(skill, verdict.links));
  for (const gap of missing.map(toGap)) if (!gaps.has(gap.key)) gaps.set(gap.key, gap);
  if (verdict.readyToApply) return [...gaps.values()].map((gap) => ({ ...gap, flips: false }));
  const isReadyWith = readyWith(opened, verdict, linker);
  return [...gaps.values()].map((gap) => ({ ...gap, flips: isReadyWith(statedEntry(gap.name)) }));
}
