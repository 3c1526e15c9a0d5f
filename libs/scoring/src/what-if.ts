import type { Quote } from '@rolefit/contracts';
import { type Case, caseWith, type OpenCase } from './case.js';
import type { HeldChange, HeldSkill } from './held-skills.js';
import { toCredit, type Judgement } from './judgement.js';
import { licenceKnockouts } from './knockouts/credential-knockouts.js';
import { overallOf } from './points.js';
import type { ProfileSkillInput } from './profile-skill.js';
import { coverageTest } from './readiness.js';
import { keyOfName } from './skill-names.js';
import { judgeEducation } from './sub-scores/education.js';
import { judgeFieldOfWork } from './sub-scores/field-of-work.js';
import { judgeExperience } from './sub-scores/experience.js';
import { judgeDuty } from './sub-scores/responsibilities.js';
import { bestOf } from './sub-scores/skills.js';
import { judgeTitle } from './sub-scores/title.js';
import type { Verdict } from './verdict.js';
import { asksServed } from './wanted-skills.js';
import { readyThresholds } from './weights.js';

function isSameQuote(a: Quote | null, b: Quote | null): boolean {
  return a === b || (a !== null && b !== null && a.start === b.start && a.end === b.end);
}

/**
 * Whether the resume shows a held skill at all: years, duties and titles count only such skills.
 */
function isShown({ quote, roles, statedYears }: HeldSkill): boolean {
  return quote !== null || roles.length > 0 || statedYears > 0;
}

/** Whether the resume shows two held skills equally, whatever level the user states. */
function isShownAlike(a: HeldSkill, b: HeldSkill): boolean {
  const isSameSkill = a.skillId === b.skillId && a.name === b.name;
  const isSameEvidence =
    isSameQuote(a.quote, b.quote) &&
    a.isListedOnly === b.isListedOnly &&
    a.statedYears === b.statedYears &&
    a.roles.join() === b.roles.join();
  return isSameSkill && isSameEvidence;
}

/**
 * Whether a change does not affect the evidence of the user's skills, so that only the skills
 * sub-score can differ.
 */
function keepsEvidence({ gone, added, at }: HeldChange, { stand, support }: OpenCase): boolean {
  const [before, ...others] = gone;
  if (before && added && others.length === 0 && isShownAlike(before, added))
    return at === stand.held.indexOf(before) || at === stand.held.indexOf(before) + 1;
  return [...gone, ...(added ? [added] : [])].every(
    (held) => !isShown(held) && (held.skillId === null || !support.nameSkill(held.skillId)),
  );
}

interface Wants {
  /** Indices of the requirements for which a skill counts. */
  readonly served: (held: HeldSkill) => readonly number[];
  /** Indices of the requirements for which each held skill currently counts. */
  readonly servedBy: ReadonlyMap<HeldSkill, readonly number[]>;
  /**
   * Requirements with a skill outside the taxonomy, which is searched for in the resume unless the
   * user removed it; by key.
   */
  readonly unknown: readonly { readonly ask: number; readonly key: string }[];
  /** The current credit of each requirement. */
  readonly credits: readonly number[];
}

function wantsOf({ asks, related }: OpenCase, { skills }: Verdict): Wants {
  const wanted = asks.skills.flatMap(({ alternatives }, ask) =>
    alternatives.map((want) => ({ ask, want })),
  );
  const servedBy = new Map<HeldSkill, number[]>();
  for (const { ask, want } of wanted)
    for (const { held } of related(want)) servedBy.set(held, [...(servedBy.get(held) ?? []), ask]);
  return {
    served: asksServed(wanted),
    servedBy,
    unknown: wanted.flatMap(({ ask, want }) =>
      want.skillId === null ? [{ ask, key: keyOfName(want.name) }] : [],
    ),
    credits: asks.skills.map((_, index) => skills[index]?.credit ?? 0),
  };
}

/**
 * Skill credits in the order of the verdict: only those that the changed entry counts for are
 * judged again.
 */
function skillCredits(
  { served, servedBy, unknown, credits }: Wants,
  opened: OpenCase,
  { changed, change }: ReturnType<typeof caseWith>,
): number[] {
  const { gone, added } = change;
  const touched = new Set(added === null ? [] : served(added));
  for (const held of gone) for (const ask of servedBy.get(held) ?? []) touched.add(ask);
  for (const { ask, key } of unknown)
    if (changed.stand.isRemoved(key) !== opened.stand.isRemoved(key)) touched.add(ask);
  const after = [...credits];
  for (const index of touched) {
    const ask = opened.asks.skills[index];
    if (ask !== undefined) after[index] = toCredit(bestOf(ask, changed).found?.credit ?? 0);
  }
  return after;
}

/** Judges again everything besides skills that the resume's evidence affects. */
function otherCredits(opened: OpenCase, changed: Case, { weighed }: Verdict): number[] {
  const before = (key: Judgement['subScore']) =>
    weighed.flatMap(({ judgement }) => (judgement.subScore === key ? [judgement] : []));
  const duties = before('responsibilitiesScore');
  const judged = [
    ...judgeExperience(changed),
    ...opened.asks.duties.map((duty, index) => {
      const known = duties[index];
      const isTouched = duty.skills.some((want) => changed.related(want) !== opened.related(want));
      return known && !isTouched ? known : judgeDuty(duty, changed);
    }),
    ...judgeTitle(changed),
    ...judgeFieldOfWork(changed),
    ...judgeEducation(changed),
    ...before('languageScore'),
  ];
  return judged.map(({ credit }) => credit);
}

/**
 * Whether the user would be ready to apply with an entry on their list. Gives the same result as
 * judging the whole case again, but judges only the parts that the entry can change, cheapest and
 * most decisive first: the coverage, then an upper bound of the score, then the score.
 * @param opened a case
 * @param verdict its judgement
 */
export function readyWith(
  opened: OpenCase,
  verdict: Verdict,
): (entry: ProfileSkillInput) => boolean {
  const { weighed, knockouts } = verdict;
  const isRuledOut = knockouts.some(
    ({ status, kind }) => status === 'not-met' && kind !== 'licence',
  );
  if (isRuledOut) return () => false;
  const wants = wantsOf(opened, verdict);
  const isCovered = coverageTest(verdict.skills);
  return (entry) => {
    const { changed, change } = caseWith(opened, entry);
    const skills = skillCredits(wants, opened, { changed, change });
    if (!isCovered(skills)) return false;
    if (overallOf(weighed, (_, index) => skills[index] ?? 1) < readyThresholds.overallPercent)
      return false;
    if (licenceKnockouts(changed).some(({ status }) => status === 'not-met')) return false;
    const others = keepsEvidence(change, opened) ? null : otherCredits(opened, changed, verdict);
    const creditAt = (index: number, before: number) =>
      skills[index] ?? others?.[index - skills.length] ?? before;
    return (
      overallOf(weighed, ({ judgement }, index) => creditAt(index, judgement.credit)) >=
      readyThresholds.overallPercent
    );
  };
}
