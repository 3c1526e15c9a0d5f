import type { PostingFacts, Requirement, RequirementPart } from '@rolefit/contracts';
import { skillById } from '@rolefit/skills';
import { overlaps } from '../overlaps.js';
import type { Wanted } from '../skills/held-lookup.js';
import { titleSpecialities } from '../skills/title-skills.js';
import { isTelling, weightOf } from '../word-weights.js';
import { contentWords } from '../words.js';
import { allRequirements, type FactAsks } from './all-requirements.js';
import type { ExperienceAsk } from './experience-asks.js';

/** A requirement in the form in which evidence is searched for. */
export interface RequirementAsk {
  readonly requirement: Requirement;
  /** Its distinct stems. */
  readonly words: readonly string[];
  /** Its stems besides those of the skills' names, which are looked for as skills. */
  readonly stems: readonly string[];
  /** Summed weight of the telling ones among these stems and of its skills, one each. */
  readonly weight: number;
  /** Skills besides soft ones: all of these, of each one. */
  readonly skills: readonly (readonly [Wanted, ...Wanted[]])[];
  /** Share of its weight that is skills. */
  readonly named: number;
}

/** The stems of a sentence that name a skill, by its name or by another spelling: "k8s" for Kubernetes. */
function stemsNaming({ name, skillId }: Wanted, stems: readonly string[]): string[] {
  const skill = skillId === null ? undefined : skillById(skillId);
  const spellings = [name, ...(skill ? [skill.name, ...skill.aliases] : [])];
  return spellings
    .map((spelling) => contentWords(spelling))
    .filter((words) => words.every((word) => stems.includes(word)))
    .flat();
}

// "Other duties as assigned" says nothing about the work.
const weightMin = 0.5;

function saysSomething({ requirement, weight }: RequirementAsk): boolean {
  return requirement.parts.length > 0 || requirement.kind === 'title' || weight >= weightMin;
}

/** Years that a sentence asks for make it one about experience. */
function withYears(requirement: Requirement, experience: readonly ExperienceAsk[]): Requirement {
  return requirement.kind === 'skill' &&
    experience.some(({ quote }) => overlaps(quote, requirement.quote))
    ? { ...requirement, kind: 'experience' }
    : requirement;
}

function isSoftPart(part: RequirementPart): boolean {
  return part.type === 'skill' && part.skillId !== null && skillById(part.skillId)?.kind === 'soft';
}

function skillsAsked(requirement: Requirement): RequirementAsk['skills'] {
  if (requirement.kind === 'title')
    return titleSpecialities(requirement.quote.text).map((skill) => [skill] as const);
  return requirement.parts.flatMap((group) => {
    const [first, ...others] = group.every(isSoftPart)
      ? []
      : group.flatMap((part) =>
          part.type === 'skill' ? [{ name: part.name, skillId: part.skillId }] : [],
        );
    return first ? [[first, ...others] as const] : [];
  });
}

function askOf(requirement: Requirement): RequirementAsk {
  const words = [...new Set(contentWords(requirement.readAs ?? requirement.quote.text))];
  const skills = skillsAsked(requirement);
  const names = new Set(skills.flat().flatMap((skill) => stemsNaming(skill, words)));
  const stems = words.filter((stem) => !names.has(stem));
  // A skill weighs as one word, however many its name has: "AWS" as "Amazon Web Services".
  const weight = skills.length + weightOf(stems.filter(isTelling));
  return {
    requirement,
    words,
    stems,
    weight,
    skills,
    named: skills.length === 0 ? 0 : skills.length / weight,
  };
}

/** A permit, a place or night work are conditions outside the score: a career proves none of them. */
function isCondition(
  { kind, parts, quote }: Requirement,
  { workPermits, places }: PostingFacts,
): boolean {
  if (kind === 'condition') return true;
  return (
    kind === 'other' &&
    parts.length === 0 &&
    [...workPermits, ...places].some((one) => overlaps(one.quote, quote))
  );
}

export interface RequirementAsks {
  /** In text order. */
  readonly asks: readonly RequirementAsk[];
  /** The requirements of the highest ranks beyond the limit: these weigh next to nothing. */
  readonly left: readonly Requirement[];
}

/**
 * The most decisive requirements of a posting.
 * @param posting facts in canonical order
 * @param most how many are judged; the words of all others are never looked at
 */
export function requirementAsks(
  posting: PostingFacts,
  facts: FactAsks,
  most: number,
): RequirementAsks {
  const all = allRequirements(posting, facts).filter(
    (requirement) => !isCondition(requirement, posting),
  );
  const ordered = all.length <= most ? all : all.toSorted((a, b) => a.rank - b.rank);
  const asks = new Map<Requirement, RequirementAsk>();
  let seen = 0;
  while (seen < ordered.length && asks.size < most) {
    const requirement = ordered[seen++];
    if (requirement === undefined) break;
    const ask = askOf(withYears(requirement, facts.experience));
    if (saysSomething(ask)) asks.set(requirement, ask);
  }
  return { asks: all.flatMap((one) => asks.get(one) ?? []), left: ordered.slice(seen) };
}
