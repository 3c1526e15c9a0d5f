import type { HeldOccupation, OccupationFact, Quote, ResumeFacts } from '@rolefit/contracts';
import { coveredMonths, monthNumber, type MonthSpan } from './months.js';
import { relationCredit } from './skills/relate-skill.js';
import { occupationStrength } from './link-weights.js';

/** An occupation of a resume and how firmly it was held, 0 to 1. */
export interface HeldWork {
  readonly id: string;
  readonly isGeneral: boolean;
  readonly skillIds: ReadonlySet<string>;
  readonly strength: number;
  /** The title that names it. */
  readonly title: string;
  readonly quote: Quote;
}

/** Months in an occupation make it firmer, and many years since weaken it. */
function strengthOf(
  { roles }: HeldOccupation,
  spans: readonly (MonthSpan | null)[],
  asOf: string,
): number {
  const dated = roles.flatMap((role) => spans[role] ?? []);
  const { undated, first, fullMonths, freshYears, forgottenYears, forgotten } = occupationStrength;
  const ofUndated = dated.length < Math.max(1, roles.length) ? undated : 0;
  if (dated.length === 0) return ofUndated;
  const months = coveredMonths(dated.map((span) => ({ span, relevance: 1 })));
  const years = (monthNumber(asOf) - Math.max(...dated.map(({ last }) => last))) / 12;
  const fading = Math.min(1, Math.max(0, (years - freshYears) / (forgottenYears - freshYears)));
  const ofDated =
    (first + (1 - first) * Math.min(1, months / fullMonths)) * (1 - fading * (1 - forgotten));
  return Math.max(ofUndated, ofDated);
}

/** @param spans of the roles, in their order */
export function heldWork(
  { occupations, roles, asOf }: Pick<ResumeFacts, 'occupations' | 'roles' | 'asOf'>,
  spans: readonly (MonthSpan | null)[],
): HeldWork[] {
  return occupations.map((one) => ({
    id: one.id,
    isGeneral: one.isGeneral,
    skillIds: new Set(one.skillIds),
    strength: strengthOf(one, spans, asOf),
    title: roles[one.roles[0] ?? -1]?.title ?? one.quote.text,
    quote: one.quote,
  }));
}

/** What a title proves, and the title. */
export interface Proof {
  /** 0 to 1. */
  readonly share: number;
  readonly title: string | null;
  readonly quote: Quote | null;
}

function shareOf({ skillIds }: HeldWork, skillId: string): number {
  if (skillIds.has(skillId)) return 1;
  let best = 0;
  for (const id of skillIds) best = Math.max(best, relationCredit(id, skillId)?.share ?? 0);
  return best;
}

/** The strongest proof of a skill by the occupations held: their typical work contains the skill, one that includes it, or a related one. */
export function proofOfSkill(held: readonly HeldWork[], skillId: string | null): Proof {
  let proof: Proof = { share: 0, title: null, quote: null };
  if (skillId === null) return proof;
  for (const work of held) {
    const share = work.strength * shareOf(work, skillId);
    if (share > proof.share) proof = { share, title: work.title, quote: work.quote };
  }
  return proof;
}

// What all managers do is no evidence of the craft.
const generalShare = 0.5;

function similarity(asked: OccupationFact, held: HeldWork): number {
  if (asked.id === held.id) return 1;
  const common = asked.skillIds.filter((id) => held.skillIds.has(id)).length;
  return common / Math.sqrt(Math.max(1, asked.skillIds.length * held.skillIds.size));
}

/** The occupation of a resume that is closest to those of a posting, by the skills that both prove. */
export function closestOccupation(
  asked: readonly OccupationFact[],
  held: readonly HeldWork[],
): Proof {
  let closest: Proof = { share: 0, title: null, quote: null };
  for (const one of asked)
    for (const work of held) {
      const general = work.isGeneral && !one.isGeneral ? generalShare : 1;
      const share = similarity(one, work) * work.strength * general;
      if (share > closest.share) closest = { share, title: work.title, quote: work.quote };
    }
  return closest;
}
