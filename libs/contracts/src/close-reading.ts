import { z } from 'zod/mini';
import { quoteSchema, requirementKindSchema } from './facts/index.js';
import { failureSchema } from './failure.js';
import { limits } from './limits.js';
import { scanModelCallSchema } from './reading.js';
import { linkVerdictSchema } from './link-verdict.js';

/**
 * Who has read a posting and a resume against each other: a language model that the operator configured, or an agent of the user's own.
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

/** A claim whose quotes are in the resume. A requirement is known by its kind and words, which outlast its id. */
export const verifiedEvidenceSchema = z.object({
  kind: requirementKindSchema,
  requirement: z.string(),
  verdict: linkVerdictSchema,
  /** None where the verdict is `not-found`. */
  quotes: z.array(quoteSchema),
  /** The reader was asked and said nothing that can be used: the rules decide, and nobody asks again. */
  isLeftToRules: z.optional(z.boolean()),
});
export type VerifiedEvidence = z.infer<typeof verifiedEvidenceSchema>;

/** A close reading: evidence for the requirements of one posting in one version of a resume, verified. */
export const closeReadingSchema = z.object({
  reader: closeReaderSchema,
  evidence: z.array(verifiedEvidenceSchema),
  /** Claims that were dropped, since nothing in the resume supports them. */
  rejectedClaims: z.int().check(z.minimum(0)),
});
export type CloseReading = z.infer<typeof closeReadingSchema>;

/** What a close reading has changed in a match. */
export const closeReadingEffectSchema = z.object({
  reader: closeReaderSchema,
  rejectedClaims: z.int().check(z.minimum(0)),
  /** How many requirements the reader has judged, of those in `breadth` and the title. */
  requirementsRead: z.int().check(z.minimum(0)),
  /** The overall score by word matching alone, shown as an estimate before. */
  estimate: z.int().check(z.minimum(0), z.maximum(100)),
  /** Requirements for which the reader found more evidence than word matching. */
  found: z.int().check(z.minimum(0)),
  /** Requirements that word matching had counted for more. */
  unfounded: z.int().check(z.minimum(0)),
});
export type CloseReadingEffect = z.infer<typeof closeReadingEffectSchema>;

/** Progress of a close reading. */
export const closeReadingStatusSchema = z.enum(['queued', 'reading', 'completed', 'failed']);
export type CloseReadingStatus = z.infer<typeof closeReadingStatusSchema>;

/** How far the close reading of a scan is. */
export const closeReadingStateSchema = z.object({
  status: closeReadingStatusSchema,
  /** Why it failed, or why it waits. */
  failure: z.nullable(failureSchema),
  /** What the last completed reading has changed; null before there is one. */
  effect: z.nullable(closeReadingEffectSchema),
  /** Calls to the model for the last completed reading; none for an agent's, or where nothing had to be read again. */
  modelCalls: z._default(z.array(scanModelCallSchema), []),
  /** The last completed reading was of another version of the resume than the match: what has changed since is linked by rules. */
  isOutdated: z._default(z.boolean(), false),
});
export type CloseReadingState = z.infer<typeof closeReadingStateSchema>;

/** Claims of a user's agent, as submitted. */
export const submittedClaimsSchema = z.object({
  reader: closeReaderSchema,
  claims: z.array(evidenceClaimSchema),
});
export type SubmittedClaims = z.infer<typeof submittedClaimsSchema>;

/** A claim, or one of its quotes, that was dropped. */
export const refusedClaimSchema = z.object({
  requirementId: z.nullable(z.string()),
  /** The quote that was dropped; null where the claim as a whole was. */
  quote: z.nullable(z.string()),
  /** Why, in a sentence for the reader who made the claim. */
  reason: z.string(),
});
export type RefusedClaim = z.infer<typeof refusedClaimSchema>;
