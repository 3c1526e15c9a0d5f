import { isOccupation, skillById } from '@rolefit/skills';
import type { Proof } from './held-occupations.js';
import { isEverydayTool } from './skills/everyday-tools.js';
import type { SkillCredit } from './skills/skill-credit.js';
import { isCredential, isWholeName, wordingOf } from './skills/skill-wording.js';
import { wholePhrase } from './whole-phrase.js';
import { matchedCredit } from './credits.js';
import { listInWords, shorten, someInWords } from './wording.js';
import type { LinkedRequirement } from './link-requirement.js';
import type { LinkedSkill } from './link-skill.js';
import type { Advice } from './linker.js';

const namesMost = 3;
// Beside the first one.
const othersMost = 2;

/** How the parts of a suite show it. */
function reasonForSuite(
  name: string,
  { held, relation }: SkillCredit,
  parts: NonNullable<SkillCredit['parts']>,
): string {
  const all = listInWords(
    parts.map((part) => part.name),
    'and',
  );
  return relation === 'same'
    ? `Your resume names ${held.name}; ${all}, which are parts of it, have the stronger evidence.`
    : `Your resume shows ${all}, which are parts of it; ${name} itself is not named.`;
}

/** How one named skill is shown. */
function reasonForSkill(skill: LinkedSkill): string {
  const { found, proof } = skill;
  const name = wordingOf(skill);
  if (proof?.title) {
    const title = `“${shorten(proof.title, 60)}”`;
    if (found?.relation === 'same' && found.held.quote !== null)
      return `Your resume names ${found.held.name}, and your title ${title} shows it in use.`;
    return skill.credit >= matchedCredit
      ? `Your title ${title} shows it; no line of your resume names it.`
      : `Your title ${title} only suggests it; no line of your resume names it.`;
  }
  if (found === null) return `We could not find ${name} in your resume or your list of skills.`;
  const { held, relation, through, parts } = found;
  if (parts) return reasonForSuite(name, found, parts);
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
  const shown = skills.filter(({ credit }) => credit >= matchedCredit).map(wordingOf);
  const missing = skills.filter(({ credit }) => credit < matchedCredit).map(wordingOf);
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

const byCloseWording = {
  ...byWording,
  shown: 'No line says exactly this; the closest one is quoted, and your work makes it likely.',
  partly: 'No line says exactly this; the closest one is quoted.',
} as const;

const byCareer = {
  shown: 'Your work as quoted is of this kind.',
  partly: 'Your work as quoted is related to this.',
  'not-found': 'Your work as quoted is only loosely related to this.',
  contradicted: 'Your resume says otherwise.',
} as const;

// A requirement that a skill names for the most part is explained by the skill.
const mostlyNamed = 0.5;

/** What the line or the title that counts does not show: "Java" of a Java developer. */
function gapIn(skills: readonly LinkedSkill[]): string {
  const missing = skills.filter(({ credit }) => credit < matchedCredit);
  return missing.length === 0 ? '' : ` ${reasonForSkills(missing)}`;
}

const byCloseReading = {
  shown: 'A close reading found this in the quoted line.',
  partly: 'A close reading found part of this in the quoted line.',
  'not-found': 'A close reading found no line of your resume that shows this.',
  contradicted: 'A close reading found a line that says the opposite.',
} as const;

const restMissing = 'We could not find the rest of what this line asks for.';

/** Whether there are enough years, but too little evidence of the work that the line asks for: ten years as a baker for "one year in a hospital". */
export function lacksEvidenceOfWork({ fact, verdict }: LinkedRequirement): boolean {
  return fact?.credit === 1 && verdict !== 'shown';
}

/** One or two sentences that explain a link. */
export function reasonForLink(linked: LinkedRequirement): string {
  const { ask, by, verdict, skills, fact, isInPart, saysTheSame } = linked;
  if (by === 'model') return byCloseReading[verdict];
  if (verdict === 'contradicted') return byWording.contradicted;
  const rest = isInPart || lacksEvidenceOfWork(linked) ? ` ${restMissing}` : '';
  if (fact !== null) return `${fact.reason}${rest}`;
  const [only] = skills;
  const isExplainedBySkills =
    ask.requirement.kind !== 'title' &&
    skills.length > 0 &&
    (ask.named >= mostlyNamed || by.endsWith('skill'));
  if (only && isExplainedBySkills)
    return `${skills.length === 1 ? reasonForSkill(only) : reasonForSkills(skills)}${rest}`;
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
      return `${(saysTheSame ? byWording : byCloseWording)[verdict]}${gapIn(skills)}`;
    default:
      return `${byCareer[verdict]}${gapIn(skills)}`;
  }
}

/** "Hold BLS", but "hold a licence as a registered nurse": some licences are named like their holders. */
function asLicence(name: string): string {
  if (!isOccupation(name)) return name;
  const isName = /^\p{Lu}\P{Ll}/u.test(name);
  const title = isName ? name : `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  return `a licence as ${/^[aeiou]/i.test(title) ? 'an' : 'a'} ${title}`;
}

/**
 * "used Docker", "hold Driver CPC", "experience with negotiation": phrases how a candidate
 * has the skill.
 */
function having(skill: LinkedSkill): string {
  if (isCredential(skill)) return `you hold ${asLicence(wordingOf(skill))}`;
  const kind = skill.skillId === null ? undefined : skillById(skill.skillId)?.kind;
  return kind === 'technology' || kind === 'tool'
    ? `you have used ${wordingOf(skill)}`
    : `you have experience with ${wordingOf(skill)}`;
}

/** How to show a skill that is only listed: one "uses" a tool but not a trade. */
function showing({ held: { name, skillId } }: SkillCredit): string {
  const kind = skillId === null ? undefined : skillById(skillId)?.kind;
  return kind === 'technology' || kind === 'tool'
    ? `Only listed so far: show in a role what you used ${name} for, with its dates`
    : `Only listed so far: show ${name} in a role, with its dates`;
}

/** What a title makes likely, for the candidate to confirm. */
function naming(skill: LinkedSkill, proof: Proof): string {
  const title = wholePhrase(proof.title ?? '', 40);
  return title
    ? `If your work as ${title} included ${wordingOf(skill)}, say so there`
    : `If one of your roles included ${wordingOf(skill)}, say so there`;
}

/**
 * Advice for the skill of a requirement that has most to gain; null where all are shown.
 * @param sentence that asks for them
 */
export function adviceForSkills(skills: readonly LinkedSkill[], sentence: string): Advice | null {
  const open = skills.filter(
    (skill) => skill.credit < 1 && !isEverydayTool(skill.skillId) && isWholeName(skill, sentence),
  );
  const listed = open.find(
    ({ found, proof }) => proof === null && found?.held.isListedOnly === true,
  );
  if (listed?.found) return { text: showing(listed.found), isShownBadly: true };
  const missing = open.filter(({ credit }) => credit < matchedCredit);
  const [first] = missing;
  if (!first) {
    const proven = open.find(({ proof }) => proof !== null);
    return proven?.proof ? { text: naming(proven, proven.proof), isShownBadly: true } : null;
  }
  const { found } = first;
  if (found !== null && found.relation === 'implied')
    return { text: `If ${having(first)}, name it beside ${found.held.name}`, isShownBadly: false };
  const have = having(first);
  const others = missing.slice(1).filter((one) => having(one).slice(0, 12) === have.slice(0, 12));
  const names = listInWords([have, ...others.slice(0, othersMost).map(wordingOf)]);
  return {
    text: `If ${names}, ${have.startsWith('you hold') ? 'name it with its date' : 'show it in a role'}`,
    isShownBadly: false,
  };
}
