import type {
  EvidenceClaim,
  PostingFacts,
  Requirement,
  VerifiedEvidence,
} from '@rolefit/contracts';
import { requirementKey, requirementsOf } from '@rolefit/linking';
import { carryOver, type EarlierReading } from './carry-over.js';
import { mergeEvidence } from './merge-evidence.js';
import type { EvidenceAnswer } from './prompt/answer-schema.js';
import { type EvidencePrompt, evidencePrompts, type PromptOptions } from './prompt/prompts.js';
import { claimsOfAnswer } from './verify/claims-of-answer.js';
import { keyOfEvidence } from './evidence-key.js';
import { type Verified, verifyEvidence } from './verify/verify-evidence.js';

/** The prompts to send, and the evidence that need not be asked for again. */
export interface Prepared {
  readonly carried: readonly VerifiedEvidence[];
  readonly toRead: readonly Requirement[];
  /** Empty if there is nothing to ask. */
  readonly prompts: readonly EvidencePrompt[];
}

/** Verified answers. */
export interface VerifiedAnswers {
  readonly evidence: readonly VerifiedEvidence[];
  readonly rejectedClaims: number;
}

/**
 * The CPU-bound parts of a close reading: everything but querying a model. Inputs and outputs survive a structured clone, so a server can
 * run them in another thread.
 */
export interface CloseWork {
  prepareEvidence(
    posting: PostingFacts,
    resumeText: string,
    earlier: EarlierReading | null,
    options: PromptOptions,
  ): Promise<Prepared>;
  verifyAnswers(
    toRead: readonly Requirement[],
    resumeText: string,
    answers: readonly EvidenceAnswer[],
  ): Promise<VerifiedAnswers>;
  /** Verifies an agent's claims. Requirements without a claim keep the evidence of an earlier reading if it is still valid. */
  verifyClaims(
    posting: PostingFacts,
    resumeText: string,
    claims: readonly EvidenceClaim[],
    earlier: EarlierReading | null,
  ): Promise<Verified>;
}

async function prepareEvidence(
  posting: PostingFacts,
  resumeText: string,
  earlier: EarlierReading | null,
  options: PromptOptions,
): Promise<Prepared> {
  const { evidence, toRead } = carryOver(requirementsOf(posting), resumeText, earlier);
  const prompts = toRead.length === 0 ? [] : await evidencePrompts(toRead, resumeText, options);
  return { carried: evidence, toRead, prompts };
}

/** Requirements that a model skipped are judged by the rules; asking again would give the same answer. */
function withAll(
  asked: readonly Requirement[],
  evidence: readonly VerifiedEvidence[],
): VerifiedEvidence[] {
  const answered = new Set(evidence.map(keyOfEvidence));
  const left = asked.filter((one) => !answered.has(requirementKey(one)));
  return [
    ...evidence,
    ...left.map(({ kind, quote }): VerifiedEvidence => ({
      kind,
      requirement: quote.text,
      verdict: 'not-found',
      quotes: [],
      isLeftToRules: true,
    })),
  ];
}

async function verifyAnswers(
  toRead: readonly Requirement[],
  resumeText: string,
  answers: readonly EvidenceAnswer[],
): Promise<VerifiedAnswers> {
  const evidence: VerifiedEvidence[] = [];
  let rejectedClaims = 0;
  for (const answer of answers) {
    const verified = await verifyEvidence(toRead, resumeText, claimsOfAnswer(answer, toRead));
    evidence.push(...verified.evidence);
    rejectedClaims += verified.refused.length;
  }
  return { evidence: withAll(toRead, mergeEvidence(evidence)), rejectedClaims };
}

async function verifyClaims(
  posting: PostingFacts,
  resumeText: string,
  claims: readonly EvidenceClaim[],
  earlier: EarlierReading | null,
): Promise<Verified> {
  const requirements = requirementsOf(posting);
  const { evidence, refused } = await verifyEvidence(requirements, resumeText, claims);
  const claimed = new Set(evidence.map(keyOfEvidence));
  const carried = carryOver(requirements, resumeText, earlier).evidence;
  return {
    evidence: [...evidence, ...carried.filter((one) => !claimed.has(keyOfEvidence(one)))],
    refused,
  };
}

/** Runs the work in the calling thread. */
export const closeWork: CloseWork = { prepareEvidence, verifyAnswers, verifyClaims };
