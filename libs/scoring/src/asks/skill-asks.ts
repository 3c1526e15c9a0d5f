import type { PostingFacts, Quote, SkillRequirement } from '@rolefit/contracts';
import { skillById } from '@rolefit/skills';
import { keyOfName } from '../skill-names.js';
import { titleSkillIds } from '../title-skills.js';
import { importanceWeights, kindWeights, titleSkillWeight, unknownKindWeight } from '../weights.js';

/** One required skill, or alternatives of which one is enough. */
export interface SkillAsk {
  readonly alternatives: readonly [SkillRequirement, ...SkillRequirement[]];
  readonly isSoft: boolean;
  /** Whether the title names it: the craft of the job. */
  readonly isCore: boolean;
  /** Relative weight within the sub-score, above 0. */
  readonly weight: number;
}

function identity({ skillId, name }: SkillRequirement): string {
  return skillId ?? keyOfName(name);
}

function isSoft(requirement: SkillRequirement): boolean {
  return requirement.skillId !== null && skillById(requirement.skillId)?.kind === 'soft';
}

/** Whether the posting requires any skill besides soft ones. */
export function asksHardSkills(posting: PostingFacts): boolean {
  return posting.skills.some((requirement) => !isSoft(requirement));
}

/** Ids of all required skills except soft ones. */
export function hardSkillIds(posting: PostingFacts): string[] {
  return [
    ...new Set(
      posting.skills
        .filter((requirement) => !isSoft(requirement))
        .flatMap(({ skillId }) => skillId ?? []),
    ),
  ];
}

function requiredFirst(a: SkillRequirement, b: SkillRequirement): number {
  return importanceWeights[b.importance] - importanceWeights[a.importance];
}

/** A posting that names a skill five times requires it once: alternatives become one requirement, and each other skill counts once. */
function alternativesOf(posting: PostingFacts): SkillAsk['alternatives'][] {
  const asks = new Map<string, SkillAsk['alternatives']>();
  for (const requirement of [...posting.skills].sort(requiredFirst)) {
    const key =
      requirement.group === null ? `skill ${identity(requirement)}` : `group ${requirement.group}`;
    const [first, ...others] = asks.get(key) ?? [requirement];
    if (asks.has(key) && requirement.group === null) continue;
    const isNew =
      first !== requirement &&
      ![first, ...others].some((other) => identity(other) === identity(requirement));
    asks.set(key, isNew ? [first, ...others, requirement] : [first, ...others]);
  }
  // A group with exactly the skills of another requirement comes from a repeated line.
  const unique = new Map(
    [...asks.values()].reverse().map((ask) => [ask.map(identity).sort().join(' | '), ask]),
  );
  return [...unique.values()].reverse();
}

/** For each quote, the number of quotes in the same line; overlapping quotes share a line. */
function asksPerLine(quotes: readonly Quote[]): number[] {
  const order = quotes
    .map((quote, index) => ({ quote, index }))
    .sort((a, b) => a.quote.start - b.quote.start || a.quote.end - b.quote.end);
  const lines: { end: number; members: number[] }[] = [];
  for (const { quote, index } of order) {
    const line = lines.at(-1);
    if (line && quote.start < line.end) {
      line.members.push(index);
      line.end = Math.max(line.end, quote.end);
    } else lines.push({ end: quote.end, members: [index] });
  }
  const counts = new Array<number>(quotes.length).fill(1);
  for (const { members } of lines) for (const member of members) counts[member] = members.length;
  return counts;
}

function weightOf(ask: SkillAsk['alternatives'], inTitle: ReadonlySet<string>): number {
  // Alternatives weigh as much as the heaviest of them.
  const weights = ask.map(({ skillId }) => {
    const kind = skillId === null ? undefined : skillById(skillId)?.kind;
    return (
      (kind === undefined ? unknownKindWeight : kindWeights[kind]) *
      (skillId !== null && inTitle.has(skillId) ? titleSkillWeight : 1)
    );
  });
  return importanceWeights[ask[0].importance] * Math.max(...weights);
}

/** The required skills with their weights; all skills of one line share the weight of one. */
export function skillAsks(posting: PostingFacts): SkillAsk[] {
  const all = alternativesOf(posting);
  const sharers = asksPerLine(all.map(([{ quote }]) => quote));
  const inTitle = titleSkillIds(posting.title?.text ?? '');
  return all.map((alternatives, at) => ({
    alternatives,
    isSoft: alternatives.every(isSoft),
    isCore: alternatives.some(({ skillId }) => skillId !== null && inTitle.has(skillId)),
    weight: weightOf(alternatives, inTitle) / (sharers[at] ?? 1),
  }));
}
