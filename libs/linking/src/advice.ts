import type { Sentence } from '@rolefit/contracts';
import { isOccupation, skillById } from '@rolefit/skills';
import { matchedCredit } from './credits.js';
import type { LinkedSkill } from './link-skill.js';
import type { Advice } from './linker.js';
import type { RequirementAsk } from './asks/requirement-asks.js';
import { isEverydayTool, isOfficeTool } from './skills/everyday-tools.js';
import {
  isCredential,
  isWholeName,
  labelsOf,
  skillLabel,
  wordingOf,
} from './skills/skill-wording.js';
import { wholePhrase } from './whole-phrase.js';

const namesMost = 3;
const titleChars = 40;

function isTool(skillId: string | null): boolean {
  const kind = skillId === null ? undefined : skillById(skillId)?.kind;
  return kind === 'technology' || kind === 'tool';
}

/** How a candidate has a skill: one uses a tool, knows a trade and holds a certificate. */
function howOf(skill: LinkedSkill): 'use' | 'know' | 'hold' {
  if (isCredential(skill)) return 'hold';
  return isTool(skill.skillId) ? 'use' : 'know';
}

/** Some licences are named like those who hold them: "registered nurse". */
function licensedAs(name: string): string | null {
  return isOccupation(name) ? name : null;
}

/** Skills that the resume does not show, of one kind. */
function adviceForMissing(first: LinkedSkill, missing: readonly LinkedSkill[]): Sentence {
  const { found } = first;
  const name = wordingOf(first);
  if (found !== null && found.relation === 'implied')
    return { code: 'name-beside', values: { name, held: found.held.name } };
  const how = howOf(first);
  const occupation = how === 'hold' ? licensedAs(name) : null;
  if (occupation !== null) return { code: 'name-licence', values: { occupation } };
  const alike = missing.filter(
    (one) => howOf(one) === how && (one === first || licensedAs(wordingOf(one)) === null),
  );
  return { code: 'show-skills', values: { how, labels: labelsOf(alike).slice(0, namesMost) } };
}

/** What a requirement says besides its skills. */
type Asking = Pick<RequirementAsk, 'requirement' | 'named'>;

// Below it a name outside the taxonomy is likely to be a few words of a sentence: "successful applicants".
const mostlyNamed = 0.6;

/** Whether a skill is worth advice: no virtue, which no resume proves; no tool that is learnt in a day; no piece of a sentence. */
function isWorthALine(skill: LinkedSkill, { requirement, named }: Asking): boolean {
  const { skillId } = skill;
  if (skillId === null && !isCredential(skill))
    return named >= mostlyNamed && isWholeName(skill, requirement.quote.text);
  const isWish = requirement.importance === 'nice';
  return (
    skillById(skillId ?? '')?.kind !== 'soft' &&
    !isEverydayTool(skillId) &&
    !(isWish && isOfficeTool(skillId)) &&
    isWholeName(skill, requirement.quote.text)
  );
}

/** Advice for the skill of a requirement that has most to gain; null where all are shown. */
export function adviceForSkills(skills: readonly LinkedSkill[], ask: Asking): Advice | null {
  const open = skills.filter((skill) => skill.credit < 1 && isWorthALine(skill, ask));
  const listed = open.find(
    ({ found, proof }) => proof === null && found?.held.isListedOnly === true,
  );
  if (listed?.found) {
    const { name, skillId } = listed.found.held;
    const isOfTool = isTool(skillId);
    return {
      message: { code: 'show-in-role', values: { name, isTool: isOfTool } },
      isShownBadly: true,
    };
  }
  const missing = open.filter(({ credit }) => credit < matchedCredit);
  const [first] = missing;
  if (first) return { message: adviceForMissing(first, missing), isShownBadly: false };
  const proven = open.find(({ proof }) => proof !== null);
  if (!proven?.proof) return null;
  const title = wholePhrase(proven.proof.title ?? '', titleChars);
  return {
    message: { code: 'say-in-role', values: { label: skillLabel(proven), title: title || null } },
    isShownBadly: true,
  };
}
