import type { LinkBasis, Quote, RequirementKind } from '@rolefit/contracts';
import type { RequirementAsk } from './asks/requirement-asks.js';
import type { Case } from './case.js';
import { careerCredit, type Career } from './career.js';
import type { Decided } from './decided.js';
import type { ComparedFact } from './facts/compared-fact.js';
import { basisOfSkill, type LinkedSkill } from './link-skill.js';
import { matchedCredit } from './credits.js';
import {
  evidenceCap,
  fewWords,
  linkWeights,
  noiseUpTo,
  sameMeaning,
  sameWorkShare,
  wordingLimits,
} from './link-weights.js';
import { wordingIn, type Wording } from './resume-lines.js';
import { isTelling } from './word-weights.js';

function bestSkill(skills: readonly LinkedSkill[]): LinkedSkill | null {
  return skills.reduce<LinkedSkill | null>(
    (top, one) => (one.credit > (top?.credit ?? 0) ? one : top),
    null,
  );
}

/** Telling words in common as a feature. */
function commonOf({ shared }: Wording): number {
  return Math.min(1, shared / wordingLimits.manyWords);
}

/** The most that words, years and the career may earn: see `evidenceCap`. */
function capOf(
  { requirement: { kind } }: RequirementAsk,
  wording: Wording,
  years: ComparedFact | null,
): number {
  if (kind === 'title') return 1;
  return (
    (kind === 'soft' ? evidenceCap.softByCareer : evidenceCap.career) +
    evidenceCap.similarity * wording.similarity +
    evidenceCap.common * commonOf(wording) +
    evidenceCap.years * (years?.credit ?? 0)
  );
}

/** Minimum credit by the career. A role of the same occupation shows the craft of a title even if the texts share few other words. */
function leastOf({ requirement: { kind } }: RequirementAsk, career: Career): number {
  return kind === 'title' ? sameWorkShare * career.occupation : 0;
}

/** Whether too little of a demand is found for it to count as shown: see `fewWords`. */
function saysTooLittle(
  { requirement: { kind }, stems }: RequirementAsk,
  { shared }: Wording,
  parts: readonly { readonly credit: number }[],
  { posting, resume }: Case,
): boolean {
  if (kind === 'title' || kind === 'soft' || posting.language !== resume.language) return false;
  const shown = parts.filter(({ credit }) => credit >= matchedCredit).length;
  const asked = parts.length + stems.filter(isTelling).length;
  return Math.max(shared, shown) <= fewWords.share * asked;
}

/** Sets credits up to `noiseUpTo` to zero, and stretches those between it and a half. */
function withoutNoise(credit: number): number {
  const half = 0.5;
  return credit >= half ? credit : (half * Math.max(0, credit - noiseUpTo)) / (half - noiseUpTo);
}

/** Whether the closest line says the same as a requirement, rather than only sharing a word with it. */
function saysTheSame({ similarity, shared, covered }: Wording): boolean {
  const leastShare =
    shared >= sameMeaning.tellingWords ? sameMeaning.shareWithTelling : sameMeaning.share;
  return similarity >= sameMeaning.similarity || covered >= leastShare;
}

// From this similarity on the title of a role is better evidence for the posting's title than any other line.
const sameOccupation = 0.5;

/** Conditions are judged outside the score and never linked. */
function kindWeight(kind: RequirementKind): number {
  return kind === 'condition' ? 0 : linkWeights.kind[kind];
}

/** The credit that words, skills, years and the career earn together, and what earns most of it. */
export function decidedByEvidence(
  ask: RequirementAsk,
  input: Case,
  skills: readonly LinkedSkill[],
  years: ComparedFact | null,
): Decided {
  const { career } = input;
  const { requirement, weight } = ask;
  const wording = wordingIn(input.lines, ask);
  const partsCredit =
    skills.length === 0 ? 0 : skills.reduce((sum, { credit }) => sum + credit, 0) / skills.length;
  const whole =
    kindWeight(requirement.kind) +
    linkWeights.similarity * wording.similarity +
    linkWeights.common * commonOf(wording) +
    linkWeights.length * Math.min(1, weight / wordingLimits.longWeight) +
    (skills.length > 0 ? linkWeights.namesSkills + linkWeights.skills * partsCredit : 0) +
    linkWeights.years * (years?.credit ?? 0) +
    careerCredit(career);
  const rest = Math.min(1, capOf(ask, wording, years), Math.max(leastOf(ask, career), whole));
  const parts = years === null ? skills : [...skills, years];
  const named = namedParts(ask, parts, years !== null);
  const earned = withoutNoise(named.share * named.credit + (1 - named.share) * rest);
  const isInPart = earned > fewWords.most && saysTooLittle(ask, wording, parts, input);
  const credit = isInPart ? fewWords.most : earned;
  const source = sourceOf({ wording, career, years }, bestSkill(skills));
  const isOfCareer = requirement.kind === 'title' && career.occupation >= sameOccupation;
  return isOfCareer && career.quote !== null
    ? { credit, by: 'role-title', quote: career.quote }
    : { credit, isInPart, saysTheSame: saysTheSame(wording), ...source };
}

/** What a requirement names, skills and years, with the share of its weight that this is. */
function namedParts(
  { weight }: RequirementAsk,
  parts: readonly { readonly credit: number }[],
  isOfYears: boolean,
): { readonly share: number; readonly credit: number } {
  if (parts.length === 0) return { share: 0, credit: 0 };
  return {
    share: parts.length / (weight + (isOfYears ? 1 : 0)),
    credit: parts.reduce((sum, { credit }) => sum + credit, 0) / parts.length,
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
