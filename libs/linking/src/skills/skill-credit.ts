import { skillById } from '@rolefit/skills';
import type { Case } from '../case.js';
import type { Wanted } from './held-lookup.js';
import type { HeldSkill } from './held-skills.js';
import type { SkillRelation } from './relate-skill.js';
import { keyOfName } from './skill-names.js';
import { creditCorners, relationCredits } from '../credits.js';

/** The held skill that counts most for a wanted one. */
export interface SkillCredit {
  readonly credit: number;
  readonly held: HeldSkill;
  readonly relation: SkillRelation['relation'] | 'parts';
  /**
   * A skill that includes the wanted one and has better evidence than the wanted one, which is also
   * held.
   */
  readonly through: HeldSkill | null;
  /** The two parts that show a suite. */
  readonly parts?: readonly HeldSkill[];
}

/** Linear interpolation between `creditCorners`. */
function creditOfScore(score: number): number {
  const upper = creditCorners.findIndex((corner) => score <= corner.score);
  const to = creditCorners[upper];
  const from = creditCorners[upper - 1];
  if (!to) return creditCorners[creditCorners.length - 1]?.credit ?? 1;
  if (!from) return to.credit;
  return from.credit + ((to.credit - from.credit) * (score - from.score)) / (to.score - from.score);
}

/**
 * In which word forms a skill is also searched for in the lines of the resume: any form if the taxonomy does not know it, only the same form for
 * known work and subjects. Tools are not searched for, since their names are also other words: "Excel" and "excelled".
 */
function searchedForms(skillId: string | null): 'any' | 'same' | null {
  if (skillId === null) return 'any';
  const kind = skillById(skillId)?.kind;
  return kind === 'practice' || kind === 'knowledge' ? 'same' : null;
}

const directness = { same: 0, implied: 1, parts: 1, near: 2 } as const;

/**
 * A suite is shown by two of its parts, as well as the weaker of them is. One alone is only close to it: many use a single program.
 */
function bySuite({ skillId }: Wanted, related: ReturnType<Case['related']>): SkillCredit | null {
  const parts = (skillId === null ? undefined : skillById(skillId))?.parts ?? [];
  if (parts.length === 0) return null;
  const best = new Map<string, HeldSkill>();
  for (const { held } of related) {
    if (held.skillId === null || !parts.includes(held.skillId)) continue;
    const known = best.get(held.skillId);
    if (!known || held.score > known.score) best.set(held.skillId, held);
  }
  const [first, second] = [...best.values()].sort((a, b) => b.score - a.score);
  if (!first || !second) return null;
  const credit = creditOfScore(second.score) * relationCredits.implied;
  return { credit, held: first, relation: 'parts', through: null, parts: [first, second] };
}

/** The best credit of the skills that are related to the wanted one, and the best of those that are the same. */
function bestRelated(
  want: Wanted,
  related: ReturnType<Case['related']>,
): { best: SkillCredit | null; same: HeldSkill | null } {
  let best: SkillCredit | null = null;
  let same: HeldSkill | null = null;
  for (const { held, answer } of related) {
    const credit = creditOfScore(held.score) * answer.share;
    if (answer.relation === 'same' && (same === null || held.score > same.score)) same = held;
    if (
      best === null ||
      credit > best.credit ||
      (credit === best.credit && directness[answer.relation] < directness[best.relation])
    ) {
      best = { credit, held, relation: answer.relation, through: null };
    }
  }
  const suite = bySuite(want, related);
  if (suite && suite.credit > (best?.credit ?? 0))
    best = same === null ? suite : { ...suite, held: same, relation: 'same' };
  return { best, same };
}

/**
 * The best credit of the user's skills for a wanted one; null if nothing counts. Ties go to the
 * more direct relation, then to the first by name.
 */
export function bestForSkill(
  want: Wanted,
  { related, stand, foundInLines }: Pick<Case, 'related' | 'stand' | 'foundInLines'>,
): SkillCredit | null {
  const { best, same } = bestRelated(want, related(want));
  // A skill that the user removed is not searched for.
  const forms =
    best?.relation === 'same' || stand.isRemoved(keyOfName(want.name))
      ? null
      : searchedForms(want.skillId);
  const found = forms && foundInLines(want.name, forms);
  if (found && creditOfScore(found.score) >= (best?.credit ?? 0))
    return { credit: creditOfScore(found.score), held: found, relation: 'same', through: null };
  // The skill is held by its own name; the higher credit of another one must not hide that.
  if (best?.relation === 'implied' && same !== null)
    return { credit: best.credit, held: same, relation: 'same', through: best.held };
  return best;
}
