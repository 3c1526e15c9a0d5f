import { z } from 'zod/mini';
import { quoteSchema, requirementKindSchema } from './facts/index.js';
import { failureSchema } from './failure.js';
import { limits } from './limits.js';
import { scanModelCallSchema } from './reading.js';
import { linkVerdictSchema } from './link-verdict.js';

/**
 * Who made a close reading: the language model that the operator configured, or the user's own agent.
 */
export const closeReaderSchema = z.object({
  kind: z.enum(['model', 'agent']),
  /** The model's name, or the name of the agent's access token. */
  name: z.string(),
});
export type CloseReader = z.infer<typeof closeReaderSchema>;

/** What a reader claims about one requirement; untrusted. */
export const evidenceClaimSchema = z.object({
  requirementId: z.string().check(z.minLength(1), z.maxLength(limits.requirementIdChars)),
  verdict: linkVerdictSchema,
  /** Words copied from the resume. */
  quotes: z._default(
    z
      .array(z.string().check(z.maxLength(limits.evidenceQuoteChars)))
      .check(z.maxLength(limits.evidenceQuotes)),
    [],
  ),
});
export type EvidenceClaim = z.infer<typeof evidenceClaimSchema>;

/** A claim whose quotes are in the resume. Requirements are identified by kind and words, because their ids change when a posting is read again. */
export const verifiedEvidenceSchema = z.object({
  kind: requirementKindSchema,
  requirement: z.string(),
  verdict: linkVerdictSchema,
  /** Empty if the verdict is `not-found`. */
  quotes: z.array(quoteSchema),
  /** The reader was asked but gave no usable answer: the rules decide, and the requirement is not asked about again. */
  isLeftToRules: z.optional(z.boolean()),
});
export type VerifiedEvidence = z.infer<typeof verifiedEvidenceSchema>;

/** A close reading: evidence for the requirements of one posting in one version of a resume, verified. */
export const closeReadingSchema = z.object({
  reader: closeReaderSchema,
  evidence: z.array(verifiedEvidenceSchema),
  /** Number of claims dropped because the resume does not support them. */
  rejectedClaims: z.int().check(z.minimum(0)),
});
export type CloseReading = z.infer<typeof closeReadingSchema>;

/** What a close reading changed in a match. */
export const closeReadingEffectSchema = z.object({
  reader: closeReaderSchema,
  rejectedClaims: z.int().check(z.minimum(0)),
  /** How many requirements the reader judged, out of those counted in `breadth` and the title. */
  requirementsRead: z.int().check(z.minimum(0)),
  /** The overall score by word matching alone, which was shown as the estimate. */
  estimate: z.int().check(z.minimum(0), z.maximum(100)),
  /** Number of requirements for which the reader found more evidence than word matching. */
  found: z.int().check(z.minimum(0)),
  /** Number of requirements to which word matching had given more credit. */
  unfounded: z.int().check(z.minimum(0)),
});
export type CloseReadingEffect = z.infer<typeof closeReadingEffectSchema>;

/** Progress of a close reading. */
export const closeReadingStatusSchema = z.enum(['queued', 'reading', 'completed', 'failed']);
export type CloseReadingStatus = z.infer<typeof closeReadingStatusSchema>;

/** State of the close reading of a scan. */
export const closeReadingStateSchema = z.object({
  status: closeReadingStatusSchema,
  /** Why it failed or is waiting. */
  failure: z.nullable(failureSchema),
  /** What the last completed reading changed; null if there is none yet. */
  effect: z.nullable(closeReadingEffectSchema),
  /** Model calls of the last completed reading; empty for an agent's, or if nothing had to be read again. */
  modelCalls: z._default(z.array(scanModelCallSchema), []),
  /** The last completed reading used a different version of the resume than the match: changes since then are linked by rules. */
  isOutdated: z._default(z.boolean(), false),
});
export type CloseReadingState = z.infer<typeof closeReadingStateSchema>;

/** Claims of a user's agent, as submitted. */
export const submittedClaimsSchema = z.object({
  reader: closeReaderSchema,
  claims: z.array(evidenceClaimSchema),
  /** The resume that the agent read; by default the one on which the match is based. */
  resumeNumber: z.optional(z.int()),
});
export type SubmittedClaims = z.infer<typeof submittedClaimsSchema>;

/** A claim, or one of its quotes, that was dropped. */
export const refusedClaimSchema = z.object({
  requirementId: z.nullable(z.string()),
  /** The quote that was dropped; null if the whole claim was. */
  quote: z.nullable(z.string()),
  /** The reason, in a sentence for the reader that made the claim. */
  reason: z.string(),
});
export type RefusedClaim = z.infer<typeof refusedClaimSchema>;
