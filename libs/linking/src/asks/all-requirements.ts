import {
  requirementRanks,
  type Demand,
  type Importance,
  type PostingFacts,
  type Quote,
  type Requirement,
  type RequirementKind,
  type RequirementPart,
} from '@rolefit/contracts';
import { skillById } from '@rolefit/skills';
import { degreesAsked } from '../facts/education.js';
import { languagesAsked } from '../facts/language.js';
import { overlaps } from '../overlaps.js';
import type { ExperienceAsk } from './experience-asks.js';
import type { SkillAsk } from './skill-asks.js';

type Found = Omit<Requirement, 'id' | 'rank' | 'fields'>;

/** What facts ask for, repetitions merged. */
export interface FactAsks {
  readonly skills: readonly SkillAsk[];
  readonly experience: readonly ExperienceAsk[];
}

/** Without repeated facts. */
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

/** Merges the skills of each sentence into one requirement. */
function ofOneSentence(found: readonly Found[]): Found[] {
  const bySentence = new Map<string, Found>();
  for (const one of found) {
    const key = `${one.kind} ${one.importance} ${one.quote.start} ${one.quote.end}`;
    const known = bySentence.get(key);
    bySentence.set(key, known ? { ...known, parts: [...known.parts, ...one.parts] } : one);
  }
  return [...bySentence.values()];
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
    ...ofOneSentence(
      skills
        .filter((ask) => !ask.alternatives.some(({ quote }) => isCoveredDuty(quote)))
        .filter((ask) => !yearsAsked.some(({ quote }) => isOneOf(ask, quote)))
        .map(ofSkill),
    ),
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

/** All requirements of a posting, ranked: those that were read, and those that only facts state. */
export function allRequirements(posting: PostingFacts, facts: FactAsks): Requirement[] {
  const added = distinct([...titleOf(posting), ...uncovered(posting, facts)]);
  if (added.length === 0) return posting.requirements;
  const all = [
    ...posting.requirements,
    ...added.map((one, at) => ({ ...one, id: `f${at + 1}`, rank: 0, fields: [] })),
  ];
  const ranks = requirementRanks(all);
  return all
    .map((one) => ({ ...one, rank: ranks.get(one) ?? 0 }))
    .sort((a, b) => a.quote.start - b.quote.start || (a.id < b.id ? -1 : 1));
}
