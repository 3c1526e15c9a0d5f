import type { Label, LinkVerdict, RequirementKind, Sentence } from '@rolefit/contracts';
import type { SkillCredit } from './skills/skill-credit.js';
import { labelsOf, wordingOf } from './skills/skill-wording.js';
import { matchedCredit } from './credits.js';
import { shorten } from './wording.js';
import { type LinkedRequirement, namesOtherThanDegree } from './link-requirement.js';
import type { LinkedSkill } from './link-skill.js';

const namesMost = 3;
const titleChars = 60;

function some(skills: readonly LinkedSkill[]): { labels: Label[]; more: number } {
  const labels = labelsOf(skills);
  return { labels: labels.slice(0, namesMost), more: Math.max(0, labels.length - namesMost) };
}

/** Why a skill that is named itself counts as much as it does. */
function reasonForNamed({ credit, held }: SkillCredit): Sentence {
  const { name, score, quote } = held;
  if (held.isStatedByUser)
    return {
      code: 'skill-stated',
      values: { name, score: Math.round(score), isInResume: quote !== null },
    };
  if (held.isListedOnly) return { code: 'skill-listed', values: { name } };
  if (credit < 1) return { code: 'skill-found-earlier', values: {} };
  // A certificate counts in full outside of a role.
  return { code: held.roles.length > 0 ? 'skill-found' : 'skill-named', values: {} };
}

function reasonForFound(name: string, found: SkillCredit): Sentence {
  const { held, relation, through, parts } = found;
  if (parts) {
    const names = parts.map((part) => part.name);
    return relation === 'same'
      ? { code: 'skill-covered', values: { by: names } }
      : { code: 'skill-in-parts', values: { parts: names } };
  }
  if (through !== null) return { code: 'skill-covered', values: { by: [through.name] } };
  if (relation === 'implied') return { code: 'skill-included', values: { in: held.name } };
  if (relation === 'near') return { code: 'skill-close', values: { name, held: held.name } };
  return reasonForNamed(found);
}

/** How one named skill is shown. */
function reasonForSkill(skill: LinkedSkill): Sentence {
  const { found, proof, credit } = skill;
  const name = wordingOf(skill);
  if (proof?.title) {
    const isNamed = found?.relation === 'same' && found.held.quote !== null;
    const isShown = credit >= matchedCredit ? 'shown' : 'suggested';
    const title = shorten(proof.title, titleChars);
    return { code: 'skill-by-title', values: { title, is: isNamed ? 'named' : isShown } };
  }
  return found === null ? { code: 'skill-missing', values: { name } } : reasonForFound(name, found);
}

/** Which of several named skills are shown. */
function reasonForSkills(skills: readonly LinkedSkill[]): Sentence[] {
  const shown = skills.filter(({ credit }) => credit >= matchedCredit);
  const missing = skills.filter(({ credit }) => credit < matchedCredit);
  return [
    ...(shown.length > 0 ? [{ code: 'skills-found', values: some(shown) } as const] : []),
    ...(missing.length > 0 ? [{ code: 'skills-missing', values: some(missing) } as const] : []),
  ];
}

// A requirement that a skill names for the most part is explained by the skill.
const mostlyNamed = 0.5;

/** What the line or the title that counts does not show: "Java" of a Java developer. */
function gapIn(skills: readonly LinkedSkill[]): Sentence[] {
  const missing = skills.filter(({ credit }) => credit < matchedCredit);
  return missing.length === 0 ? [] : reasonForSkills(missing);
}

/** Whether there are enough years, but too little evidence of the work that the line asks for: ten years as a baker for "one year in a hospital". */
export function lacksEvidenceOfWork({ fact, verdict }: LinkedRequirement): boolean {
  return fact?.credit === 1 && verdict !== 'shown';
}

/** What a person is like or has, rather than does. */
const traits: readonly RequirementKind[] = [
  'soft',
  'other',
  'condition',
  'licence',
  'education',
  'language',
];

const contradicted: Sentence = { code: 'contradicted', values: {} };
const nothingFound: Sentence = { code: 'nothing-found', values: {} };

function reasonByWords(verdict: LinkVerdict, saysTheSame: boolean): Sentence {
  return { code: saysTheSame ? 'same-words' : 'close-words', values: { verdict } };
}

/** By the kind of work, where no fact and no named skill explains the credit. */
function reasonByWork(linked: LinkedRequirement): Sentence[] {
  const { ask, by, verdict, skills, saysTheSame, title } = linked;
  const [only] = skills;
  switch (by) {
    case 'none':
      return only === undefined ? [nothingFound] : reasonForSkills(skills);
    case 'licence':
      return [{ code: 'licence-named', values: {} }];
    case 'stated':
      return [only ? reasonForSkill(only) : { code: 'stated', values: {} }];
    case 'wording':
      return [reasonByWords(verdict, saysTheSame), ...gapIn(skills)];
    default:
      if (verdict === 'not-found' && traits.includes(ask.requirement.kind))
        return only === undefined ? [nothingFound] : reasonForSkills(skills);
      return [
        {
          code: 'similar-work',
          values: {
            verdict,
            title: title === null ? null : shorten(title, titleChars),
            isTrait: traits.includes(ask.requirement.kind),
          },
        },
        ...gapIn(skills),
      ];
  }
}

/** Sentences that explain a link. */
export function reasonForLink(linked: LinkedRequirement): Sentence[] {
  const { ask, by, verdict, skills, fact, isInPart } = linked;
  if (by === 'model') return [{ code: 'close-reading', values: { verdict } }];
  if (verdict === 'contradicted') return [contradicted];
  const rest: Sentence[] =
    isInPart || lacksEvidenceOfWork(linked) ? [{ code: 'rest-missing', values: {} }] : [];
  if (namesOtherThanDegree(ask) && verdict === 'not-found') return [nothingFound];
  if (fact !== null) return [...fact.reason, ...rest];
  const [only] = skills;
  const isExplainedBySkills =
    ask.requirement.kind !== 'title' &&
    skills.length > 0 &&
    (ask.named >= mostlyNamed || by.endsWith('skill'));
  if (only && isExplainedBySkills)
    return [...(skills.length === 1 ? [reasonForSkill(only)] : reasonForSkills(skills)), ...rest];
  return reasonByWork(linked);
}
