import { z } from 'zod/mini';
import { limits } from './limits.js';

/** The sentence under the dropzone for a rejected file. Source: DECISIONS §5. */
export const resumeRefusedMessage = 'Only PDF files up to 5 MB.';

/**
 * Client-side checks of the dropzone; the server checks the content again. `type` may be empty on
 * some systems.
 */
export const resumeUploadSchema = z.object({
  name: z.string().check(z.minLength(1)),
  size: z
    .int()
    .check(z.minimum(1, resumeRefusedMessage), z.maximum(limits.resumeBytes, resumeRefusedMessage)),
  type: z.literal('application/pdf', resumeRefusedMessage),
});

const pdfHeader = Array.from('%PDF-', (letter) => letter.charCodeAt(0));

/**
 * Size of the prefix that `looksLikePdf` searches: some programs write a few bytes before the
 * header.
 */
export const pdfHeadBytes = 1_024;

/**
 * Whether a file has a PDF header; its name and declared type are ignored.
 * @param head the file, or at least its first `pdfHeadBytes` bytes
 */
export function looksLikePdf(head: Uint8Array): boolean {
  const last = Math.min(head.length, pdfHeadBytes) - pdfHeader.length;
  for (let start = 0; start <= last; start++)
    if (pdfHeader.every((byte, at) => head[start + at] === byte)) return true;
  return false;
}
