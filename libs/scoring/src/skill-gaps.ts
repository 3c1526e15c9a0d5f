import type { SkillGap, SkillRequirement } from '@rolefit/contracts';
import { skillById } from '@rolefit/skills';
import {
  keyOfName,
  type Linker,
  matchedCredit,
  openCase,
  type OpenCase,
  profileSkillName,
  type ProfileSkillInput,
} from '@rolefit/linking';
import type { MatchInput } from './match-input.js';
import { judgeCase, type Verdict } from './verdict.js';
import { statedSkillScore } from './weights.js';
import { readyWith } from './what-if.js';

function statedSkill(name: string): ProfileSkillInput {
  return { name, score: statedSkillScore, source: 'user' };
}

/**
 * The user's list with this skill stated at `statedSkillScore`, as the profile form would add it.
 */
export function statedSkills(
  list: readonly ProfileSkillInput[],
  name: string,
): ProfileSkillInput[] {
  const others = list.filter((entry) => entry.name.toLowerCase() !== name.toLowerCase());
  return [...others, statedSkill(name)];
}

/** Uses the taxonomy's name, so that different spellings across postings are one skill. */
function toGap({ skillId, name }: SkillRequirement): Omit<SkillGap, 'flips'> {
  const known = skillId === null ? undefined : skillById(skillId);
  return { key: skillId ?? `"${keyOfName(name)}"`, name: profileSkillName(known?.name ?? name) };
}

/**
 * The missing required skills of a posting, each with the answer whether adding it to the list
 * would make the user ready to apply, under all rules of `scoreMatch`. Each of several alternatives
 * ("AWS, Azure or GCP") is a separate gap, since one is enough. If the user is ready already, no
 * gap flips the result.
 * @param input as for `scoreMatch`; check `canBeJudged(posting)` first
 * @returns each skill once, in the order in which the posting's requirements are judged; at most
 * `judgingLimits.posting.skills`
 */
export function skillGaps(input: MatchInput): SkillGap[] {
  const opened = openCase(input.posting, input.resume, input.skills, input.answers);
  return gapsOf(opened, judgeCase(opened));
}

/** `skillGaps` of a case that is judged already. */
export function gapsOf(opened: OpenCase, verdict: Verdict, linker?: Linker): SkillGap[] {
  const gaps = new Map<string, Omit<SkillGap, 'flips'>>();
  for (const gap of verdict.skills.flatMap(({ credit, asked }) =>
    credit < matchedCredit ? asked.map(toGap) : [],
  ))
    if (!gaps.has(gap.key)) gaps.set(gap.key, gap);
  if (verdict.readyToApply) return [...gaps.values()].map((gap) => ({ ...gap, flips: false }));
  const isReadyWith = readyWith(opened, verdict, linker);
  return [...gaps.values()].map((gap) => ({ ...gap, flips: isReadyWith(statedSkill(gap.name)) }));
}
