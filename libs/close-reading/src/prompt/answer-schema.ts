import { linkVerdictSchema } from '@rolefit/contracts';
import { strictJson } from '@rolefit/reading';
import { z } from 'zod/mini';

/** One claim of a model, by the number of the requirement in the prompt. */
export const numberedClaimSchema = z.object({
  requirement: z.int(),
  verdict: linkVerdictSchema,
  quotes: z.array(z.string()),
});
export type NumberedClaim = z.infer<typeof numberedClaimSchema>;

/** An answer; a malformed claim does not invalidate the others. */
export const evidenceAnswerSchema = z.object({ evidence: z.array(numberedClaimSchema) });
export type EvidenceAnswer = z.infer<typeof evidenceAnswerSchema>;

/** What a model is asked for. */
export const evidenceSchema = {
  name: 'evidence',
  json: strictJson(
    z.strictObject({ evidence: z.array(z.strictObject(numberedClaimSchema.shape)) }),
  ),
} as const;
