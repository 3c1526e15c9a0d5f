import {
  requirementKindSchema,
  type Demand,
  type Importance,
  type PostingFacts,
  type Quote,
  type Requirement,
  type RequirementKind,
  type RequirementPart,
} from '@rolefit/contracts';
import { skillById } from '@rolefit/skills';
import type { Wanted } from '../skills/held-lookup.js';
import { titleSpecialities } from '../skills/title-skills.js';
import { wordingLimits } from '../link-weights.js';
import { tellingWeight, weightOf } from '../word-weights.js';
import { overlaps } from '../overlaps.js';
import { contentWords } from '../words.js';
import { degreesAsked } from '../facts/education.js';
import { languagesAsked } from '../facts/language.js';
import type { ExperienceAsk } from './experience-asks.js';
import type { SkillAsk } from './skill-asks.js';

/** A requirement in the form in which evidence is searched for. */
export interface RequirementAsk {
  readonly requirement: Requirement;
  /** Its distinct stems besides those of the skills' names, which are looked for as skills. */
  readonly stems: readonly string[];
  /** Summed weight of the telling ones among these stems and of its skills, one each. */
  readonly weight: number;
  /** Skills besides soft ones: all of these, of each one. */
  readonly skills: readonly (readonly [Wanted, ...Wanted[]])[];
  /** Share of its weight that is skills. */
  readonly named: number;
}

type Found = Omit<Requirement, 'id' | 'rank' | 'fields'>;

/** What facts ask for, repetitions merged. */
export interface FactAsks {
  readonly skills: readonly SkillAsk[];
  readonly experience: readonly ExperienceAsk[];
}

/** A fact that is told twice asks once. */
function distinct(found: readonly Found[]): Found[] {
  return [
    ...new Map(
      found.map((one) => [
        JSON.stringify([one.kind, one.quote.start, one.quote.end, one.parts]),
        one,
      ]),
    ).values(),
  ];
}

function demandOf(importance: Importance): Demand {
  return importance === 'required' ? 'must' : 'nice';
}

function isSoftPart(part: RequirementPart): boolean {
  return part.type === 'skill' && part.skillId !== null && skillById(part.skillId)?.kind === 'soft';
}

function ofSkill({ alternatives, isSoft }: SkillAsk): Found {
  const [first] = alternatives;
  return {
    kind: isSoft ? 'soft' : 'skill',
    importance: demandOf(first.importance),
    understood: true,
    parts: [alternatives.map(({ name, skillId }) => ({ type: 'skill', name, skillId }))],
    quote: first.quote,
  };
}

function alone(
  kind: RequirementKind,
  importance: Importance,
  part: RequirementPart,
  quote: Quote,
): Found {
  return { kind, importance: demandOf(importance), understood: true, parts: [[part]], quote };
}

/**
 * Requirements for facts that no requirement covers, each alone: a model may find facts in sentences that the built-in reader passed
 * over, and facts stored before requirements were read have none.
 */
function uncovered(posting: PostingFacts, { skills, experience }: FactAsks): Found[] {
  const isCovered = (quote: Quote) =>
    posting.requirements.some(
      (one) => one.kind !== 'title' && one.kind !== 'duty' && overlaps(one.quote, quote),
    );
  const isCoveredDuty = (quote: Quote) =>
    posting.requirements.some((one) => one.kind !== 'title' && overlaps(one.quote, quote));
  const yearsAsked = experience.filter(({ quote }) => !isCovered(quote));
  const isOneOf = ({ alternatives }: SkillAsk, quote: Quote) =>
    alternatives.some((one) => overlaps(one.quote, quote));
  return [
    ...skills
      .filter((ask) => !ask.alternatives.some(({ quote }) => isCoveredDuty(quote)))
      .filter((ask) => !yearsAsked.some(({ quote }) => isOneOf(ask, quote)))
      .map(ofSkill),
    ...yearsAsked.map(({ years, field, importance, quote }) => {
      const own = alone('experience', importance, { type: 'experience', years, field }, quote);
      const named = skills.filter((ask) => isOneOf(ask, quote));
      return { ...own, parts: [...own.parts, ...named.flatMap((ask) => ofSkill(ask).parts)] };
    }),
    ...degreesAsked(posting)
      .filter(({ quote }) => !isCovered(quote))
      .map(({ level, field, orEquivalent, importance, quote }) =>
        alone('education', importance, { type: 'education', level, field, orEquivalent }, quote),
      ),
    ...languagesAsked(posting)
      .filter(({ quote }) => !isCovered(quote))
      .map(({ code, level, importance, quote }) =>
        alone('language', importance, { type: 'language', code, level }, quote),
      ),
    ...posting.duties
      .filter(({ quote }) => !isCoveredDuty(quote))
      .map(({ quote, skillIds }): Found => ({
        kind: 'duty',
        importance: 'duty',
        understood: true,
        parts: skillIds.map((skillId) => [
          { type: 'skill', name: skillById(skillId)?.name ?? skillId, skillId },
        ]),
        quote,
      })),
  ];
}

function titleOf({ title, requirements }: PostingFacts): Found[] {
  return title === null || requirements.some(({ kind }) => kind === 'title')
    ? []
    : [
        {
          kind: 'title',
          importance: 'must',
          understood: title.family !== null,
          parts: [],
          quote: title.quote,
        },
      ];
}

const decisiveness = requirementKindSchema.options;

/** All requirements of a posting, ranked: those that were read, and those that only facts tell. */
function allRequirements(posting: PostingFacts, facts: FactAsks): Requirement[] {
  const added = distinct([...titleOf(posting), ...uncovered(posting, facts)]);
  if (added.length === 0) return posting.requirements;
  const all = [
    ...posting.requirements,
    ...added.map((one, at) => ({ ...one, id: `f${at + 1}`, rank: 0, fields: [] })),
  ];
  const counts = new Map<Demand, number>();
  const ranks = new Map<Requirement, number>();
  const ordered = all.toSorted(
    (a, b) =>
      decisiveness.indexOf(a.kind) - decisiveness.indexOf(b.kind) || a.quote.start - b.quote.start,
  );
  for (const one of ordered) {
    const rank = counts.get(one.importance) ?? 0;
    ranks.set(one, rank);
    counts.set(one.importance, rank + 1);
  }
  return all
    .map((one) => ({ ...one, rank: ranks.get(one) ?? 0 }))
    .sort((a, b) => a.quote.start - b.quote.start || (a.id < b.id ? -1 : 1));
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
  const stems = [...new Set(contentWords(requirement.quote.text))];
  const skills = skillsAsked(requirement);
  const names = new Set(skills.flat().flatMap((skill) => stemsNaming(skill, stems)));
  const rest = stems.filter((stem) => !names.has(stem));
  // A skill weighs as one word, however many its name has: "AWS" as "Amazon Web Services".
  const weight =
    skills.length +
    weightOf(rest.filter((stem) => tellingWeight(stem) >= wordingLimits.tellingFrom));
  return {
    requirement,
    stems: rest,
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
