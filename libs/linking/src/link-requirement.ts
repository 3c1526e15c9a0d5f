import type {
  CorrectionRef,
  LinkBasis,
  LinkVerdict,
  Quote,
  RequirementPart,
} from '@rolefit/contracts';
import type { RequirementAsk } from './asks/requirement-asks.js';
import type { Case } from './case.js';
import { toCredit } from './credit.js';
import { decidedByEvidence } from './decide-by-evidence.js';
import { decidedByFact, type LinkEvidence } from './decide-by-fact.js';
import type { Decided } from './decided.js';
import type { ComparedFact } from './facts/compared-fact.js';
import { factsWithin } from './facts/within.js';
import { basisOfSkill, linkSkill, type LinkedSkill } from './link-skill.js';
import { asksForCondition } from './corrections/stated-evidence.js';
import { confidences, uncertifiedMost, verdictCredits } from './link-weights.js';
import { asksForCredential, namesCredential } from './named-credential.js';
import { overlaps } from './overlaps.js';

/** A requirement with all that was found for it. */
export interface LinkedRequirement {
  readonly ask: RequirementAsk;
  /** 0 to 1, in steps of a thousandth. */
  readonly credit: number;
  readonly verdict: LinkVerdict;
  readonly by: LinkBasis;
  readonly confidence: number;
  /** The line of the resume that counts. */
  readonly quote: Quote | null;
  /** Further lines, the strongest first. */
  readonly moreQuotes?: readonly Quote[];
  readonly skills: readonly LinkedSkill[];
  /** Whether the evidence covers only a small part of a long demand. */
  readonly isInPart: boolean;
  /** Whether the line quoted says the same, not only something close to it. */
  readonly saysTheSame: boolean;
  /** The title that the line quoted is of, if it shows the work. */
  readonly title: string | null;
  /** The years, degree or language within the requirement. */
  readonly fact: ComparedFact | null;
  /** Set if the user says that they have it. */
  readonly correction?: CorrectionRef;
}

function verdictOf(credit: number): LinkVerdict {
  if (credit >= verdictCredits.shown) return 'shown';
  return credit >= verdictCredits.partly ? 'partly' : 'not-found';
}

/** "A qualification as Bilanzbuchhalter or a degree": either will do. */
function acceptsOther({ requirement }: RequirementAsk): boolean {
  return requirement.parts.some((group) =>
    group.some((part) => part.type === 'education' && part.orEquivalent),
  );
}

/** Whether a requirement names something that is as good as its degree. */
export function namesOtherThanDegree({ requirement }: RequirementAsk): boolean {
  return requirement.parts.some(isChoiceWithDegree);
}

export function isChoiceWithDegree(group: readonly RequirementPart[]): boolean {
  return group.length > 1 && group.some(({ type }) => type === 'education');
}

/** The qualification that is as good as the degree, with the evidence for it. */
function otherThanDegree(
  { requirement }: RequirementAsk,
  skills: readonly LinkedSkill[],
): Decided | null {
  const withSkills = requirement.parts.filter((group) =>
    group.some(({ type }) => type === 'skill'),
  );
  const skill = skills[withSkills.findIndex(isChoiceWithDegree)];
  if (!skill || skill.credit === 0) return null;
  return {
    credit: skill.credit,
    by: basisOfSkill(skill),
    quote: skill.proof?.quote ?? skill.found?.held.quote ?? null,
  };
}

/**
 * The better of both. A degree's line is compared by its level alone: a certificate "in Pharmacy" shares the words of a master's degree,
 * not its level.
 */
function better(
  byFact: Decided | null,
  byEvidence: Decided,
  { resume: { education } }: Case,
): Decided {
  if (byFact === null) return byEvidence;
  const { quote } = byEvidence;
  const isCompared = quote !== null && education.some((degree) => overlaps(degree.quote, quote));
  return isCompared || byFact.credit >= byEvidence.credit ? byFact : byEvidence;
}

/**
 * "Licensed surveyor", "certification in welding": work and subjects make it likely that somebody holds one, and only a line that names a
 * licence or certificate shows it.
 */
function withoutCredential(
  { requirement: { kind, quote } }: RequirementAsk,
  decided: Decided,
): Decided {
  const isAsked = (kind === 'skill' || kind === 'other') && asksForCredential(quote.text);
  const isShown = decided.by === 'stated' || namesCredential(decided.quote?.text ?? '');
  return isAsked && !isShown
    ? { ...decided, credit: Math.min(decided.credit, uncertifiedMost) }
    : decided;
}

/** Credit without a line to show for it would be an assertion. */
function isSupported({ by, quote }: Decided): boolean {
  return by === 'stated' || quote !== null;
}

/** The title of the role whose line is quoted as the kind of work. */
function titleOf({ by, quote }: Decided, { resume: { roles } }: Case): string | null {
  if (by !== 'role-title' || quote === null) return null;
  return roles.find((role) => overlaps(role.quote, quote))?.title ?? null;
}

/** The user's word, with the line that they have pointed to. */
function asStated(
  found: LinkedRequirement,
  { stated }: Case,
  { conditions }: LinkEvidence,
): LinkedRequirement {
  const { requirement } = found.ask;
  const own = stated.forRequirement(requirement);
  const asked = conditions.filter((one) => asksForCondition(requirement, one));
  const condition = asked.every(({ status }) => status === 'met')
    ? asked.find(({ correction }) => correction !== undefined)
    : undefined;
  const id = own?.correction.id ?? condition?.correction?.id;
  if (id === undefined) return found;
  return {
    ...found,
    credit: 1,
    verdict: 'shown',
    by: 'stated',
    confidence: confidences.stated,
    quote: own ? own.line : (condition?.resumeQuote ?? null),
    isInPart: false,
    correction: { id, type: 'have' },
  };
}

/** Finds the evidence for one requirement; what the user says about it comes first. */
export function linkRequirement(
  ask: RequirementAsk,
  input: Case,
  evidence: LinkEvidence,
): LinkedRequirement {
  return asStated(linkByRules(ask, input, evidence), input, evidence);
}

function linkByRules(ask: RequirementAsk, input: Case, evidence: LinkEvidence): LinkedRequirement {
  const skills = ask.skills.map((group) => linkSkill(group, input));
  const [years = null] = factsWithin(ask, evidence.years);
  const byFact = decidedByFact(ask, evidence);
  const byRules =
    byFact !== null && !acceptsOther(ask)
      ? byFact
      : better(byFact, withoutCredential(ask, decidedByEvidence(ask, input, skills, years)), input);
  const byOther = otherThanDegree(ask, skills);
  const decided = byOther !== null && byOther.credit > byRules.credit ? byOther : byRules;
  const credit = toCredit(isSupported(decided) ? decided.credit : 0);
  const by = credit === 0 && decided.verdict === undefined ? 'none' : decided.by;
  return {
    ask,
    credit,
    verdict: decided.verdict ?? verdictOf(credit),
    by,
    confidence: confidences[by],
    quote: credit === 0 && decided.verdict === undefined ? null : decided.quote,
    skills,
    isInPart: decided.isInPart === true,
    saysTheSame: decided.saysTheSame !== false,
    title: titleOf(decided, input),
    fact: decided.fact ?? (years && ask.requirement.kind === 'experience' ? years : null),
  };
}
