import { z } from 'zod';
import { failureSchema } from './failure.js';
import { limits } from './limits.js';

/** How far a resume's evaluation is. Source: DECISIONS §3. */
export const evaluationStatusSchema = z.enum(['queued', 'extracting', 'reading', 'completed', 'failed']);
export type EvaluationStatus = z.infer<typeof evaluationStatusSchema>;

/** The evaluation of one resume version. */
export const evaluationSchema = z
  .object({ status: evaluationStatusSchema, failure: failureSchema.nullable(), updatedAt: z.iso.datetime() })
  .meta({ id: 'Evaluation' });
export type Evaluation = z.infer<typeof evaluationSchema>;

/** The current resume as the profile shows it. `url` is a short-lived signed link below the API's origin. */
export const resumeSchema = z
  .object({
    id: z.uuid(),
    version: z.int(),
    url: z.string(),
    fileName: z.string(),
    sizeBytes: z.int(),
    uploadedAt: z.iso.datetime(),
    /** Null until an evaluation was asked for. */
    evaluation: evaluationSchema.nullable(),
    /** Passages of hidden text that reading found and left out; 0 until this version was read. */
    hiddenPassages: z.int().min(0),
  })
  .meta({ id: 'Resume' });
export type Resume = z.infer<typeof resumeSchema>;

/**
 * The query of a signed link to a resume's file. Links from before they named their session have none; their signature no longer holds, so they
 * are answered as expired.
 */
export const resumeLinkQuerySchema = z.object({ session: z.string().default(''), expires: z.string(), signature: z.string() });
export type ResumeLinkQuery = z.infer<typeof resumeLinkQuerySchema>;

/** The sentence under the dropzone for a refused file. Source: DECISIONS §5. */
export const resumeRefusedMessage = 'Only PDF files up to 5 MB.';

/** What the dropzone checks before it sends; the server checks again, by content. `type` may be empty on some systems. */
export const resumeUploadSchema = z.object({
  name: z.string().min(1),
  size: z.int().min(1, resumeRefusedMessage).max(limits.resumeBytes, resumeRefusedMessage),
  type: z.literal('application/pdf', resumeRefusedMessage),
});

/** Answer of the call that queues an evaluation. */
export const evaluationQueuedSchema = z.object({ resumeId: z.uuid(), evaluation: evaluationSchema }).meta({ id: 'EvaluationQueued' });
export type EvaluationQueued = z.infer<typeof evaluationQueuedSchema>;

const pdfHeader = Array.from('%PDF-', (letter) => letter.charCodeAt(0));

/** Bytes at the beginning of a file in which `looksLikePdf` looks: some programs write a few in front of the header. */
export const pdfHeadBytes = 1_024;

/**
 * Whether a file says of itself that it is a PDF; its name and declared type are not asked.
 * @param head the file, or at least its first `pdfHeadBytes` bytes
 */
export function looksLikePdf(head: Uint8Array): boolean {
  const last = Math.min(head.length, pdfHeadBytes) - pdfHeader.length;
  for (let start = 0; start <= last; start++) if (pdfHeader.every((byte, at) => head[start + at] === byte)) return true;
  return false;
}
