import type { PostingFacts, Requirement, RequirementPart } from '@rolefit/contracts';
import { aQuote } from './quote.js';

/** A skill that a requirement names; its `skillId` is null unless stated. */
export function aSkillPart(name: string, skillId: string | null = null): RequirementPart {
  return { type: 'skill', name, skillId };
}

/** An understood demand of the first rank, about a skill unless another kind is stated. */
export function aRequirement(text: string, facts: Partial<Requirement> = {}): Requirement {
  return {
    id: 'r1',
    kind: 'skill',
    importance: 'must',
    rank: 0,
    understood: true,
    parts: [],
    fields: [],
    quote: aQuote(text),
    ...facts,
  };
}

/** The requirements one after another in the text, each with an id and with its rank among those of the same demand. */
export function inTextOrder(requirements: readonly Requirement[]): PostingFacts['requirements'] {
  return requirements.map((one, at) => ({
    ...one,
    id: `r${at + 1}`,
    rank: requirements.slice(0, at).filter(({ importance }) => importance === one.importance)
      .length,
    quote: { ...one.quote, start: at * 1_000, end: at * 1_000 + one.quote.text.length },
  }));
}
