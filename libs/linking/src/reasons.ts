import { skillById } from '@rolefit/skills';
import type { SkillCredit } from './skills/skill-credit.js';
import { matchedCredit } from './credits.js';
import { listInWords, shorten, someInWords } from './wording.js';
import type { LinkedRequirement } from './link-requirement.js';
import type { LinkedSkill } from './link-skill.js';
import type { Advice } from './linker.js';

const namesMost = 3;

/** How one named skill is shown. */
function reasonForSkill({ name, found, proof }: LinkedSkill): string {
  if (proof?.quote) {
    const title = `“${shorten(proof.quote.text, 60)}”`;
    return found?.relation === 'same' && found.held.quote !== null
      ? `Your resume names ${found.held.name}, and your title ${title} shows it in use.`
      : `Your title ${title} shows it; no line of your resume names it.`;
  }
  if (found === null) return `We could not find ${name} in your resume or your list of skills.`;
  const { held, relation, through } = found;
  if (through !== null)
    return `Your resume names ${held.name}; ${through.name}, which includes it, has the stronger evidence.`;
  if (relation === 'implied')
    return `Your resume shows ${held.name}, which includes it; ${name} itself is not named.`;
  if (relation === 'near')
    return `We could not find ${name} itself; ${held.name} is close to it and counts in part.`;
  if (held.isStatedByUser)
    return `Stated by you: ${held.name} at ${held.score}${held.quote ? '; your resume names it too' : ''}.`;
  if (held.isListedOnly) return `Your resume lists ${held.name}, but no role shows it in use.`;
  return found.credit === 1
    ? `Your resume shows ${held.name}.`
    : `Your resume shows ${held.name}, though not in a recent dated role.`;
}

/** Which of several named skills are shown. */
function reasonForSkills(skills: readonly LinkedSkill[]): string {
  const shown = skills.filter(({ credit }) => credit >= matchedCredit).map(({ name }) => name);
  const missing = skills.filter(({ credit }) => credit < matchedCredit).map(({ name }) => name);
  if (missing.length === 0) return `Your resume shows ${someInWords(shown, namesMost)}.`;
  const gap = `we could not find ${someInWords(missing, namesMost)}`;
  return shown.length === 0
    ? `${gap.charAt(0).toUpperCase()}${gap.slice(1)} in your resume.`
    : `Your resume shows ${someInWords(shown, namesMost)}; ${gap}.`;
}

const byWording = {
  shown: 'A line of your resume says much the same.',
  partly: 'A line of your resume says part of this.',
  'not-found': 'A line of your resume touches on it.',
  contradicted: 'Your resume says otherwise.',
} as const;

const byCareer = {
  shown: 'Your work as quoted is of this kind.',
  partly: 'Your work as quoted is related to this.',
  'not-found': 'Your work as quoted is only loosely related to this.',
  contradicted: 'Your resume says otherwise.',
} as const;

// A requirement that a skill names for the most part is explained by the skill.
const mostlyNamed = 0.5;

/** One sentence that explains a link. */
export function reasonForLink({ ask, by, verdict, skills, fact }: LinkedRequirement): string {
  if (verdict === 'contradicted') return byWording.contradicted;
  if (fact !== null) return fact.reason;
  const [only] = skills;
  const isExplainedBySkills =
    skills.length > 0 && (ask.named >= mostlyNamed || by.endsWith('skill'));
  if (only && isExplainedBySkills)
    return skills.length === 1 ? reasonForSkill(only) : reasonForSkills(skills);
  switch (by) {
    case 'none':
      return only === undefined
        ? 'We could not find this in your resume.'
        : reasonForSkills(skills);
    case 'licence':
      return 'Your resume names it.';
    case 'stated':
      return only ? reasonForSkill(only) : 'Stated by you.';
    case 'wording':
      return byWording[verdict];
    default:
      return byCareer[verdict];
  }
}

/**
 * "used Docker", "hold a nursing licence", "experience with negotiation": phrases how a candidate
 * has the skill.
 */
function having({ name, skillId }: LinkedSkill): string {
  const kind = skillId === null ? undefined : skillById(skillId)?.kind;
  if (kind === 'certificate') return `you hold ${name}`;
  return kind === 'technology' || kind === 'tool'
    ? `you have used ${name}`
    : `you have experience with ${name}`;
}

/** How to show a skill that is only listed: one "uses" a tool but not a trade. */
function showing({ held: { name, skillId } }: SkillCredit): string {
  const kind = skillId === null ? undefined : skillById(skillId)?.kind;
  return kind === 'technology' || kind === 'tool'
    ? `Show in a role what you used ${name} for, with its dates`
    : `Show ${name} in a role, with its dates`;
}

/** Advice for the skill of a requirement that has most to gain; null where all are shown. */
export function adviceForSkills(skills: readonly LinkedSkill[]): Advice | null {
  const open = skills.filter(({ credit }) => credit < 1);
  const listed = open.find(
    ({ found, proof }) => proof === null && found?.held.isListedOnly === true,
  );
  if (listed?.found) return { text: showing(listed.found), isShownBadly: true };
  const proven = open.find(({ proof }) => proof !== null);
  if (proven)
    return {
      text: `Name ${proven.name} in the role that shows it`,
      isShownBadly: true,
    };
  const missing = open.filter(({ credit }) => credit < matchedCredit);
  const [first] = missing;
  if (!first) return null;
  const { found } = first;
  if (found !== null && found.relation === 'implied')
    return { text: `If ${having(first)}, name it beside ${found.held.name}`, isShownBadly: false };
  const have = having(first);
  const others = missing.slice(1).filter((one) => having(one).slice(0, 12) === have.slice(0, 12));
  const names = listInWords([have, ...others.map(({ name }) => name)]);
  return {
    text: `If ${names}, ${have.startsWith('you hold') ? 'name it with its date' : 'show it in a role'}`,
    isShownBadly: false,
  };
}
