import type { SkillEvidence } from '@rolefit/contracts';
import { relationBetween } from '@rolefit/skills';
import { evidenceStrength } from './evidence-strength.js';
import type { Case } from './case.js';
import type { HeldSkill } from './held-skills.js';
import { keyOfName } from './skill-names.js';
import { creditCorners, relationCredits } from './weights.js';
import { containsPhrase, contentWords, isGeneric } from './words.js';

/** A skill as a posting names it. */
export interface WantedSkill {
  readonly name: string;
  readonly skillId: string | null;
}

/** The held skill that counts most for a wanted one. */
export interface SkillCredit {
  readonly credit: number;
  readonly held: HeldSkill;
  readonly relation: 'same' | 'implied' | 'near';
  /** A skill that includes the wanted one and has better evidence than the wanted one itself, which is held too. */
  readonly through: HeldSkill | null;
}

/** What a skill of this score earns: straight lines between the corners of `creditCorners`. */
function creditOfScore(score: number): number {
  const upper = creditCorners.findIndex((corner) => score <= corner.score);
  const to = creditCorners[upper];
  const from = creditCorners[upper - 1];
  if (!to) return creditCorners[creditCorners.length - 1]?.credit ?? 1;
  if (!from) return to.credit;
  return from.credit + ((to.credit - from.credit) * (score - from.score)) / (to.score - from.score);
}

/** What having `have` counts for `want`, between 0 and 1, and how the two relate; null where it does not count. */
export function relationCredit(have: string, want: string): { share: number; relation: SkillCredit['relation'] } | null {
  if (have === want) return { share: 1, relation: 'same' };
  const relation = relationBetween(have, want);
  if (relation === null) return null;
  if (relation.kind === 'implies') return { share: relationCredits.implied, relation: 'implied' };
  const share = relationCredits.near[relation.distance - 1];
  return share === undefined ? null : { share, relation: 'near' };
}

/** Skills that the taxonomy does not know meet by their words: all of them, or a longer name that holds a wanted one of two words or more. */
function relationByWords(have: string, want: string): { share: number; relation: SkillCredit['relation'] } | null {
  if (keyOfName(have) === keyOfName(want)) return { share: 1, relation: 'same' };
  const haveWords = contentWords(have);
  const wantWords = contentWords(want);
  if (wantWords.length === 0 || !wantWords.every((word) => haveWords.includes(word))) return null;
  if (haveWords.length === wantWords.length) return { share: 1, relation: 'same' };
  return wantWords.length > 1 ? { share: relationCredits.implied, relation: 'implied' } : null;
}

/** How a held skill counts for a wanted one, whatever its evidence. */
export function relateTo(have: Pick<HeldSkill, 'name' | 'skillId'>, want: WantedSkill): { share: number; relation: SkillCredit['relation'] } | null {
  return have.skillId !== null && want.skillId !== null ? relationCredit(have.skillId, want.skillId) : relationByWords(have.name, want.name);
}

/**
 * A skill that the taxonomy does not know may stand in a line all the same, word for word. One that the user removed is not looked for.
 */
function foundInLines(want: WantedSkill, { stand, resume, lines }: Case): HeldSkill | null {
  if (want.skillId !== null || stand.removed.has(keyOfName(want.name))) return null;
  const phrase = contentWords(want.name);
  if (phrase.every(isGeneric)) return null;
  const told = lines
    .filter(({ words }) => containsPhrase(words, phrase))
    .map(({ statement: { quote, role } }): SkillEvidence => ({ quote, section: role === null ? 'other' : 'experience', role }));
  const headed = resume.roles.flatMap(({ quote }, role): SkillEvidence[] => (containsPhrase(contentWords(quote.text), phrase) ? [{ quote, section: 'experience', role }] : []));
  // Lines that show another skill may show this one as well.
  const shown = resume.skills.flatMap(({ evidence: own }) => own.filter(({ quote }) => containsPhrase(contentWords(quote.text), phrase)));
  const evidence = [...told, ...headed, ...shown];
  const strength = evidenceStrength(evidence, null, resume);
  if (strength === null) return null;
  const roles = [...new Set(evidence.flatMap(({ role }) => role ?? []))];
  return { name: want.name, skillId: null, score: strength.score, isStatedByUser: false, isListedOnly: false, quote: strength.best.quote, roles, statedYears: 0 };
}

const directness = { same: 0, implied: 1, near: 2 } as const;

/**
 * The best that the user's skills have for a wanted one; null where nothing counts. Among equals the more direct wins, then the first by name.
 */
export function bestForSkill(want: WantedSkill, input: Case): SkillCredit | null {
  let best: SkillCredit | null = null;
  let same: HeldSkill | null = null;
  for (const held of input.stand.held) {
    const related = relateTo(held, want);
    if (!related) continue;
    const credit = creditOfScore(held.score) * related.share;
    if (related.relation === 'same' && (same === null || held.score > same.score)) same = held;
    if (best === null || credit > best.credit || (credit === best.credit && directness[related.relation] < directness[best.relation])) {
      best = { credit, held, relation: related.relation, through: null };
    }
  }
  const found = best?.relation === 'same' ? null : foundInLines(want, input);
  if (found && creditOfScore(found.score) >= (best?.credit ?? 0)) return { credit: creditOfScore(found.score), held: found, relation: 'same', through: null };
  // The skill is there by its own name: that another one earns more for it must not read as if it were not.
  if (best?.relation === 'implied' && same !== null) return { credit: best.credit, held: same, relation: 'same', through: best.held };
  return best;
}
