import type { Importance, PostingFacts, Quote } from '@rolefit/contracts';
import type { Case } from '../case.js';
import { toCredit, type Judgement } from '../judgement.js';
import type { HeldSkill } from '../held-skills.js';
import { coveredMonths, roleSpan } from '../months.js';
import { relateTo, type WantedSkill } from '../relate-skill.js';
import { relevanceForPosting, relevanceOfField, relevanceOfSkill, type Relevance } from '../role-relevance.js';
import { experienceCredits, importanceWeights } from '../weights.js';
import { listInWords, monthsInWords, yearsInWords } from '../wording.js';

/** Years asked for, in skills, in a field, or as such. */
interface Ask {
  readonly years: number;
  readonly importance: Importance;
  readonly field: string | null;
  readonly skills: readonly WantedSkill[];
  readonly quote: Quote;
}

function overlaps(a: Quote, b: Quote): boolean {
  return a.start < b.end && b.start < a.end;
}

function stronger(a: Importance, b: Importance): Importance {
  return importanceWeights[a] >= importanceWeights[b] ? a : b;
}

/**
 * A line such as "4 years of experience with JavaScript and React" may be read as years of each skill and as years of experience: it
 * is asked once. Asks of one line with the same years become one.
 */
function asksOf({ experience, skills }: PostingFacts): Ask[] {
  const asks: Ask[] = [];
  const all: Ask[] = [
    ...experience.map((ask) => ({ ...ask, skills: [] })),
    ...skills.flatMap(({ years, importance, quote, name, skillId }) => (years === null ? [] : [{ years, importance, field: null, skills: [{ name, skillId }], quote }])),
  ];
  for (const ask of all) {
    if (ask.years <= 0) continue;
    const at = asks.findIndex((other) => other.years === ask.years && (overlaps(other.quote, ask.quote) || (ask.field !== null && other.field === ask.field)));
    const known = asks[at];
    if (!known) asks.push(ask);
    else asks[at] = { ...known, importance: stronger(known.importance, ask.importance), field: known.field ?? ask.field, skills: [...known.skills, ...ask.skills] };
  }
  return asks;
}

function best(...relevances: readonly Relevance[]): Relevance {
  return (relevances[0] ?? []).map((_, role) => Math.max(...relevances.map((relevance) => relevance[role] ?? 0)));
}

/** A role of the right kind counts in part for a skill that stands elsewhere in the resume. */
function relevanceWithElsewhere(skill: WantedSkill, input: Case, forPosting: Relevance): Relevance {
  const shown = relevanceOfSkill(skill, input);
  const isHeld = input.stand.held.some((held) => held.quote !== null && relateTo(held, skill)?.relation === 'same');
  return isHeld ? best(shown, forPosting.map((relevance) => relevance * experienceCredits.skillElsewhere)) : shown;
}

function relevanceFor(ask: Ask, input: Case, forPosting: Relevance): Relevance {
  const bySkills = ask.skills.map((skill) => relevanceWithElsewhere(skill, input, forPosting));
  if (ask.field !== null) return best(relevanceOfField(ask.field, input, forPosting), ...bySkills);
  return ask.skills.length > 0 ? best(...bySkills) : forPosting;
}

/** The skill of an ask for which the resume states most years in words; null where it states none. */
function statedFor({ skills }: Ask, { stand }: Case): HeldSkill | null {
  return stand.held.reduce<HeldSkill | null>((best, held) => {
    const isAsked = held.statedYears > (best?.statedYears ?? 0) && skills.some((skill) => relateTo(held, skill)?.relation === 'same');
    return isAsked ? held : best;
  }, null);
}

function judge(ask: Ask, input: Case, forPosting: Relevance): Judgement {
  const { resume } = input;
  const relevance = relevanceFor(ask, input, forPosting);
  const spans = resume.roles.flatMap((role, index) => {
    const span = roleSpan(role, resume.asOf);
    const share = relevance[index] ?? 0;
    return span && share > 0 ? [{ span, relevance: share, role, worth: (span.last - span.first + 1) * share }] : [];
  });
  const dated = coveredMonths(spans);
  const stated = statedFor(ask, input);
  const isStated = stated !== null && stated.statedYears * 12 > dated;
  const months = isStated ? stated.statedYears * 12 : dated;
  const longest = spans.reduce<(typeof spans)[number] | null>((top, one) => (top === null || one.worth > top.worth ? one : top), null);
  const subject = ask.skills.length > 0 ? listInWords([...new Set(ask.skills.map(({ name }) => name))]) : ask.field;
  const label = `${yearsInWords(ask.years)} of ${subject === null ? 'experience' : ask.skills.length > 0 ? subject : `experience in ${subject}`}`;
  const credit = toCredit(months / 12 / ask.years);
  const isPartial = spans.some((one) => one.relevance < 1);
  const found = isStated ? `Your resume states ${monthsInWords(months)} of ${stated.name}` : months < 1 ? 'We could not find dated roles that show it' : `Your dated roles show ${monthsInWords(months)}${isPartial ? ', where related roles count in part' : ''}`;
  return {
    subScore: 'experienceScore',
    label,
    importance: ask.importance,
    weight: importanceWeights[ask.importance],
    credit,
    reason: `${found}; the posting asks for ${yearsInWords(ask.years)}.`,
    postingQuote: ask.quote,
    resumeQuote: (isStated ? stated.quote : longest?.role.quote) ?? null,
    via: null,
    advice: `If you have more ${subject === null ? 'experience of this kind' : `years of ${subject}`} than your dated roles show, add those roles with month and year`,
  };
}

/**
 * Judges years: those asked for against the dated months of the roles that count for the skill, the field or this kind of role, or the years that the
 * resume states for a skill in words, where those are more.
 * Overlapping months count once, and each month more adds the same: there is no step at the asked number.
 */
export function judgeExperience(input: Case): Judgement[] {
  const asks = asksOf(input.posting);
  if (asks.length === 0) return [];
  const forPosting = relevanceForPosting(input);
  return asks.map((ask) => judge(ask, input, forPosting));
}
