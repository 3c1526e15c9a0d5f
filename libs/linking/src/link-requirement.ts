import type { Knockout, LinkBasis, LinkVerdict, Quote, RequirementKind } from '@rolefit/contracts';
import type { RequirementAsk } from './asks/requirement-asks.js';
import type { Case } from './case.js';
import { careerCredit, type Career } from './career.js';
import { toCredit } from './credit.js';
import type { ComparedFact } from './facts/compared-fact.js';
import type { ComparedFacts } from './facts/compared-facts.js';
import { asksForCredential, namesCredential } from './named-credential.js';
import { basisOfSkill, linkSkill, type LinkedSkill } from './link-skill.js';
import {
  confidences,
  evidenceCap,
  linkWeights,
  sameWorkShare,
  uncertifiedMost,
  verdictCredits,
  wordingLimits,
} from './link-weights.js';
import { wordingIn, type Wording } from './resume-lines.js';

/** A requirement with all that was found for it. */
export interface LinkedRequirement {
  readonly ask: RequirementAsk;
  /** 0 to 1, in steps of a thousandth. */
  readonly credit: number;
  readonly verdict: LinkVerdict;
  readonly by: LinkBasis;
  readonly confidence: number;
  readonly quote: Quote | null;
  readonly skills: readonly LinkedSkill[];
  /** The years, degree or language within the requirement. */
  readonly fact: ComparedFact | null;
}

/** Facts that are compared by number or level, and the conditions outside the score. */
export interface LinkEvidence extends ComparedFacts {
  readonly conditions: readonly Knockout[];
}

function within<One extends { readonly postingQuote: Quote | null }>(
  { requirement: { quote } }: RequirementAsk,
  all: readonly One[],
): One[] {
  return all.filter(
    ({ postingQuote }) =>
      postingQuote !== null && postingQuote.start < quote.end && quote.start < postingQuote.end,
  );
}

function mean(facts: readonly ComparedFact[]): number {
  return facts.reduce((sum, { credit }) => sum + credit, 0) / facts.length;
}

function verdictOf(credit: number): LinkVerdict {
  if (credit >= verdictCredits.shown) return 'shown';
  return credit >= verdictCredits.partly ? 'partly' : 'not-found';
}

interface Decided {
  readonly credit: number;
  readonly by: LinkBasis;
  readonly quote: Quote | null;
  readonly fact?: ComparedFact | null;
  readonly verdict?: LinkVerdict;
}

/** A language that two lines ask for is judged once, at the higher level. */
function languagesOf(ask: RequirementAsk, { languages }: LinkEvidence): ComparedFact[] {
  const codes = ask.requirement.parts
    .flat()
    .flatMap((part) => (part.type === 'language' ? [part.code] : []));
  const found = languages.filter(({ languageCode }) => codes.includes(languageCode ?? ''));
  return found.length > 0 ? found : within(ask, languages);
}

/** Degrees, languages and licences alone decide the requirements of their kind. */
function decidedByFact(ask: RequirementAsk, evidence: LinkEvidence): Decided | null {
  const { kind } = ask.requirement;
  if (kind === 'education' || kind === 'language') {
    const found =
      kind === 'education' ? within(ask, evidence.education) : languagesOf(ask, evidence);
    const best = found.toSorted((a, b) => b.credit - a.credit)[0];
    if (!best) return null;
    return {
      credit: mean(found),
      by: best.isStated === true ? 'stated' : kind === 'education' ? 'degree' : 'language',
      quote: best.resumeQuote,
      fact: best,
    };
  }
  if (kind === 'licence') {
    const found = within(ask, evidence.conditions).filter(
      ({ kind: what }) => what === 'licence' || what === 'clearance',
    );
    const missed = found.find(({ status }) => status === 'not-met');
    if (missed)
      return { credit: 0, by: 'licence', quote: missed.resumeQuote, verdict: 'contradicted' };
    const [met] = found;
    if (met && found.every(({ status }) => status === 'met'))
      return { credit: 1, by: met.resumeQuote ? 'licence' : 'stated', quote: met.resumeQuote };
  }
  return null;
}

function bestSkill(skills: readonly LinkedSkill[]): LinkedSkill | null {
  return skills.reduce<LinkedSkill | null>(
    (top, one) => (one.credit > (top?.credit ?? 0) ? one : top),
    null,
  );
}

/** The most that the evidence allows: see `evidenceCap`. */
function capOf(
  { requirement: { kind } }: RequirementAsk,
  { similarity, common }: Wording,
  years: ComparedFact | null,
): number {
  if (kind === 'title') return 1;
  return (
    (kind === 'soft' ? evidenceCap.softByCareer : evidenceCap.career) +
    evidenceCap.similarity * similarity +
    evidenceCap.common * common +
    evidenceCap.years * (years?.credit ?? 0)
  );
}

/** Minimum credit by the career. A role of the same occupation shows the craft of a title even if the texts share few other words. */
function leastOf({ requirement: { kind } }: RequirementAsk, career: Career): number {
  return kind === 'title' ? sameWorkShare * career.occupation : 0;
}

// From this similarity on the title of a role is better evidence for the posting's title than any other line.
const sameOccupation = 0.5;

/** Conditions are judged outside the score and never linked. */
function kindWeight(kind: RequirementKind): number {
  return kind === 'condition' ? 0 : linkWeights.kind[kind];
}

/** The credit that words, skills, years and the career earn together, and what earns most of it. */
function decidedByEvidence(
  ask: RequirementAsk,
  input: Case,
  skills: readonly LinkedSkill[],
  years: ComparedFact | null,
): Decided {
  const { career } = input;
  const { requirement, stems, weight } = ask;
  const wording = wordingIn(input.lines, stems);
  const partsCredit =
    skills.length === 0 ? 0 : skills.reduce((sum, { credit }) => sum + credit, 0) / skills.length;
  const whole =
    kindWeight(requirement.kind) +
    linkWeights.similarity * wording.similarity +
    linkWeights.common * wording.common +
    linkWeights.length * Math.min(1, weight / wordingLimits.longWeight) +
    (skills.length > 0 ? linkWeights.namesSkills + linkWeights.skills * partsCredit : 0) +
    linkWeights.years * (years?.credit ?? 0) +
    careerCredit(career);
  const rest = Math.min(1, capOf(ask, wording, years), Math.max(leastOf(ask, career), whole));
  const named = namedParts(ask, skills, years);
  const credit = named.share * named.credit + (1 - named.share) * rest;
  const source = sourceOf({ wording, career, years }, bestSkill(skills));
  const isOfCareer = requirement.kind === 'title' && career.occupation >= sameOccupation;
  return isOfCareer && career.quote !== null
    ? { credit, by: 'role-title', quote: career.quote }
    : { credit, ...source };
}

/** What a requirement names, skills and years, with the share of its weight that this is. */
function namedParts(
  { weight }: RequirementAsk,
  skills: readonly LinkedSkill[],
  years: ComparedFact | null,
): { readonly share: number; readonly credit: number } {
  const isOfYears = years !== null;
  const parts = [...skills.map(({ credit }) => credit), ...(isOfYears ? [years.credit] : [])];
  if (parts.length === 0) return { share: 0, credit: 0 };
  return {
    share: parts.length / (weight + (isOfYears ? 1 : 0)),
    credit: parts.reduce((sum, credit) => sum + credit, 0) / parts.length,
  };
}

/** The line that a credit rests on: of a named skill, of the years, of the words, or of the career. */
function sourceOf(
  { wording, career, years }: { wording: Wording; career: Career; years: ComparedFact | null },
  skill: LinkedSkill | null,
): { readonly by: LinkBasis; readonly quote: Quote | null } {
  const bySkill = skill && {
    by: basisOfSkill(skill),
    quote: skill.proof?.quote ?? skill.found?.held.quote ?? null,
  };
  if (bySkill && (bySkill.quote !== null || bySkill.by === 'stated')) return bySkill;
  if (years !== null && years.credit > 0 && years.resumeQuote !== null)
    return { by: 'years', quote: years.resumeQuote };
  if (wording.best !== null && wording.similarity >= wordingLimits.quoteFrom)
    return { by: 'wording', quote: wording.best.quote };
  if (career.quote !== null) return { by: 'role-title', quote: career.quote };
  return { by: 'none', quote: null };
}

/** "A qualification as Bilanzbuchhalter or a degree": either will do. */
function acceptsOther({ requirement }: RequirementAsk): boolean {
  return requirement.parts.some((group) =>
    group.some((part) => part.type === 'education' && part.orEquivalent),
  );
}

function better(byFact: Decided | null, byEvidence: Decided): Decided {
  return byFact !== null && byFact.credit >= byEvidence.credit ? byFact : byEvidence;
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

/** Finds the evidence for one requirement. */
export function linkRequirement(
  ask: RequirementAsk,
  input: Case,
  evidence: LinkEvidence,
): LinkedRequirement {
  const skills = ask.skills.map((group) => linkSkill(group, input));
  const [years = null] = within(ask, evidence.years);
  const byFact = decidedByFact(ask, evidence);
  const decided =
    byFact !== null && !acceptsOther(ask)
      ? byFact
      : better(byFact, withoutCredential(ask, decidedByEvidence(ask, input, skills, years)));
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
    fact: decided.fact ?? (years && ask.requirement.kind === 'experience' ? years : null),
  };
}
