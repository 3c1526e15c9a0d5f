import type { Quote } from '@rolefit/contracts';
import { type Case, caseWith, type OpenCase } from './case.js';
import type { Found, HeldChange, Wanted } from './held-lookup.js';
import type { HeldSkill } from './held-skills.js';
import { toCredit, type Judgement } from './judgement.js';
import { licenceKnockouts } from './knockouts/credential-knockouts.js';
import { overallOf } from './points.js';
import type { ProfileSkillInput } from './profile-skills.js';
import { isCovered } from './readiness.js';
import { relateTo, type SkillRelation } from './relate-skill.js';
import { keyOfName } from './skill-names.js';
import { judgeEducation } from './sub-scores/education.js';
import { judgeExperience } from './sub-scores/experience.js';
import { judgeDuty } from './sub-scores/responsibilities.js';
import { bestOf } from './sub-scores/skills.js';
import { judgeTitle } from './sub-scores/title.js';
import type { Verdict } from './verdict.js';
import { readyThresholds } from './weights.js';

function isSameQuote(a: Quote | null, b: Quote | null): boolean {
  return a === b || (a !== null && b !== null && a.start === b.start && a.end === b.end);
}

/** Whether the resume shows a held skill at all: years, duties and titles count nothing else. */
function isShown({ quote, roles, statedYears }: HeldSkill): boolean {
  return quote !== null || roles.length > 0 || statedYears > 0;
}

/** Whether the resume shows two held skills alike, whatever the user says of their level. */
function isShownAlike(a: HeldSkill, b: HeldSkill): boolean {
  const isSameSkill = a.skillId === b.skillId && a.name === b.name;
  const isSameEvidence = isSameQuote(a.quote, b.quote) && a.isListedOnly === b.isListedOnly && a.statedYears === b.statedYears && a.roles.join() === b.roles.join();
  return isSameSkill && isSameEvidence;
}

/** Whether a change leaves alone what the resume shows of the user's skills, so that only the score for skills can differ. */
function keepsEvidence({ gone, added, at }: HeldChange, { stand, support }: OpenCase): boolean {
  const [before, ...others] = gone;
  if (before && added && others.length === 0 && isShownAlike(before, added)) return at === stand.held.indexOf(before) || at === stand.held.indexOf(before) + 1;
  return [...gone, ...(added ? [added] : [])].every((held) => !isShown(held) && (held.skillId === null || !support.nameSkill(held.skillId)));
}

/** An alternative of an ask with what counts for it so far. */
interface Want {
  readonly want: Wanted;
  readonly found: readonly Found<SkillRelation>[];
  /** Its key where the taxonomy does not know it: it is then looked for in the lines of the resume, unless the user removed it. */
  readonly key: string | null;
}

function wantsOf({ asks, related }: OpenCase): Want[][] {
  return asks.skills.map(({ alternatives }) => alternatives.map((want) => ({ want, found: related(want), key: want.skillId === null ? keyOfName(want.name) : null })));
}

/** Credits of the skills, in the order of the verdict: only those that the changed entry counts for are judged again. */
function skillCredits(wants: readonly Want[][], opened: OpenCase, { changed, change }: ReturnType<typeof caseWith>, { skills }: Verdict): number[] {
  const { gone, added } = change;
  const isTouched = ({ want, found, key }: Want): boolean =>
    (added !== null && relateTo(added, want) !== null) ||
    (gone.size > 0 && found.some(({ held }) => gone.has(held))) ||
    (key !== null && changed.stand.isRemoved(key) !== opened.stand.isRemoved(key));
  return opened.asks.skills.map((ask, index) => (wants[index]?.some(isTouched) ? toCredit(bestOf(ask, changed).found?.credit ?? 0) : (skills[index]?.credit ?? 0)));
}

/** Everything that the resume's evidence decides beside the skills, judged again. */
function otherCredits(opened: OpenCase, changed: Case, { weighed }: Verdict): number[] {
  const before = (key: Judgement['subScore']) => weighed.flatMap(({ judgement }) => (judgement.subScore === key ? [judgement] : []));
  const duties = before('responsibilitiesScore');
  const judged = [
    ...judgeExperience(changed),
    ...opened.asks.duties.map((duty, index) => {
      const known = duties[index];
      const isTouched = duty.skills.some((want) => changed.related(want) !== opened.related(want));
      return known && !isTouched ? known : judgeDuty(duty, changed);
    }),
    ...judgeTitle(changed),
    ...judgeEducation(changed),
    ...before('languageScore'),
  ];
  return judged.map(({ credit }) => credit);
}

/**
 * Whether the user would be ready to apply with an entry on their list. Says what judging the whole case again would say, but judges again only what the
 * entry can change, the cheapest and most decisive first: the coverage, then the most that the score could be, then the score.
 * @param opened a case
 * @param verdict its judgement
 */
export function readyWith(opened: OpenCase, verdict: Verdict): (entry: ProfileSkillInput) => boolean {
  const { weighed, knockouts } = verdict;
  const isRuledOut = knockouts.some(({ status, kind }) => status === 'not-met' && kind !== 'licence');
  if (isRuledOut) return () => false;
  const wants = wantsOf(opened);
  return (entry) => {
    const { changed, change } = caseWith(opened, entry);
    const skills = skillCredits(wants, opened, { changed, change }, verdict);
    if (!isCovered(verdict.skills.map(({ importance, isSoft, weight }, index) => ({ importance, isSoft, weight, credit: skills[index] ?? 0 })))) return false;
    if (overallOf(weighed, (_, index) => skills[index] ?? 1) < readyThresholds.overallPercent) return false;
    if (licenceKnockouts(changed).some(({ status }) => status === 'not-met')) return false;
    const others = keepsEvidence(change, opened) ? null : otherCredits(opened, changed, verdict);
    const creditAt = (index: number, before: number) => skills[index] ?? others?.[index - skills.length] ?? before;
    return overallOf(weighed, ({ judgement }, index) => creditAt(index, judgement.credit)) >= readyThresholds.overallPercent;
  };
}
