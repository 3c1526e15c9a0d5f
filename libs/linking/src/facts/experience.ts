import type { Sentence } from '@rolefit/contracts';
import { type ExperienceAsk, labelOf, subjectOf } from '../asks/experience-asks.js';
import type { Case } from '../case.js';
import type { Found, Wanted } from '../skills/held-lookup.js';
import type { HeldSkill } from '../skills/held-skills.js';
import { toCredit } from '../credit.js';
import type { ComparedFact } from './compared-fact.js';
import { coveredMonths, inTenths, wholeMonths } from '../months.js';
import { asksToLead, ofLeadingRoles } from './leading-roles.js';
import type { SkillRelation } from '../skills/relate-skill.js';
import {
  relevanceForPosting,
  relevanceOfField,
  relevanceOfSkill,
  type Relevance,
} from '../role-relevance.js';
import { experienceCredits } from '../credits.js';

function best(...relevances: readonly Relevance[]): Relevance {
  return (relevances[0] ?? []).map((_, role) =>
    Math.max(...relevances.map((relevance) => relevance[role] ?? 0)),
  );
}

/** A role of the right kind counts in part for a skill that is elsewhere in the resume. */
function relevanceWithElsewhere(skill: Wanted, input: Case, forPosting: Relevance): Relevance {
  const shown = relevanceOfSkill(skill, input);
  const isHeld = input
    .related(skill)
    .some(({ held, answer }) => held.quote !== null && answer.relation === 'same');
  return isHeld
    ? best(
        shown,
        forPosting.map((relevance) => relevance * experienceCredits.skillElsewhere),
      )
    : shown;
}

function relevanceFor(ask: ExperienceAsk, input: Case, forPosting: Relevance): Relevance {
  const bySkills = ask.skills.map((skill) => relevanceWithElsewhere(skill, input, forPosting));
  if (ask.field !== null) return best(relevanceOfField(ask.field, input, forPosting), ...bySkills);
  return ask.skills.length > 0 ? best(...bySkills) : forPosting;
}

/**
 * The required skill with the most years stated in words, the first among equals; null if none is
 * stated.
 */
function statedFor({ skills }: ExperienceAsk, { related }: Case): HeldSkill | null {
  let most: Found<SkillRelation> | null = null;
  for (const skill of skills) {
    for (const found of related(skill)) {
      const { statedYears } = found.held;
      if (found.answer.relation !== 'same' || statedYears <= 0) continue;
      if (
        most === null ||
        statedYears > most.held.statedYears ||
        (statedYears === most.held.statedYears && found.at < most.at)
      )
        most = found;
    }
  }
  return most?.held ?? null;
}

function compare(ask: ExperienceAsk, input: Case, forPosting: Relevance): ComparedFact {
  const { resume } = input;
  const ofKind = relevanceFor(ask, input, forPosting);
  const ofWork = ofKind.map((share, role) =>
    resume.roles[role]?.seniority === 'intern' ? share * experienceCredits.inTraining : share,
  );
  const relevance = asksToLead(ask.quote.text) ? ofLeadingRoles(ofWork, input) : ofWork;
  const spans = resume.roles.flatMap((role, index) => {
    const span = input.spans[index];
    const share = relevance[index] ?? 0;
    return span && share > 0
      ? [{ span, relevance: share, role, worth: (span.last - span.first + 1) * share }]
      : [];
  });
  const dated = coveredMonths(spans);
  const stated = statedFor(ask, input);
  const isStated = stated !== null && stated.statedYears * 12 > dated;
  const months = isStated ? stated.statedYears * 12 : dated;
  const longest = spans.reduce<(typeof spans)[number] | null>(
    (top, one) => (top === null || one.worth > top.worth ? one : top),
    null,
  );
  const credit = toCredit(months / 12 / ask.years);
  const isPartial = spans.some((one) => one.relevance < 1);
  const whole = wholeMonths(months);
  const asked = inTenths(ask.years);
  const reasonOf = (): Sentence => {
    if (isStated)
      return { code: 'years-stated', values: { months: whole, skill: stated.name, asked } };
    return months < 1
      ? { code: 'years-missing', values: { asked } }
      : { code: 'years-dated', values: { months: whole, isPartial, asked } };
  };
  return {
    label: labelOf(ask),
    credit,
    reason: [reasonOf()],
    postingQuote: ask.quote,
    resumeQuote: (isStated ? stated.quote : longest?.role.quote) ?? null,
    advice: { code: 'add-roles', values: subjectOf(ask) },
  };
}

/**
 * Compares required years against the dated months of the roles that count for the skill, field or
 * kind of role, or against the years stated in words, whichever is more. Overlapping months count
 * once, and the credit grows linearly without a step at the required number.
 */
export function compareYears(input: Case): ComparedFact[] {
  const asks = input.asks.experience;
  if (asks.length === 0) return [];
  const forPosting = relevanceForPosting(input);
  return asks.map((ask) => compare(ask, input, forPosting));
}
