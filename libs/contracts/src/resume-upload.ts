import { z } from 'zod/mini';
import { limits } from './limits.js';

/** The sentence under the dropzone for a refused file. Source: DECISIONS §5. */
export const resumeRefusedMessage = 'Only PDF files up to 5 MB.';

/** What the dropzone checks before it sends; the server checks again, by content. `type` may be empty on some systems. */
export const resumeUploadSchema = z.object({
  name: z.string().check(z.minLength(1)),
  size: z
    .int()
    .check(z.minimum(1, resumeRefusedMessage), z.maximum(limits.resumeBytes, resumeRefusedMessage)),
  type: z.literal('application/pdf', resumeRefusedMessage),
});

const pdfHeader = Array.from('%PDF-', (letter) => letter.charCodeAt(0));

/** Bytes at the beginning of a file in which `looksLikePdf` looks: some programs write a few in front of the header. */
export const pdfHeadBytes = 1_024;

/**
 * Whether a file says of itself that it is a PDF; its name and declared type are not asked.
 * @param head the file, or at least its first `pdfHeadBytes` bytes
 */
export function looksLikePdf(head: Uint8Array): boolean {
  const last = Math.min(head.length, pdfHeadBytes) - pdfHeader.length;
  for (let start = 0; start <= last; start++)
    if (pdfHeader.every((byte, at) => head[start + at] === byte)) return true;
  return false;
}
