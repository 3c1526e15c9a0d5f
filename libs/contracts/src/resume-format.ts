import { z } from 'zod/mini';

/** The formats in which a resume may be uploaded, detected from the content of the file and never from its name. */
export const resumeFormatSchema = z.enum([
  'pdf',
  'docx',
  'odt',
  'text',
  'markdown',
  'json-resume',
  'linkedin',
  'europass',
]);
export type ResumeFormat = z.infer<typeof resumeFormatSchema>;

/** How the text of a resume was extracted: `scan` means by OCR, so letters may be wrong. */
export const readAsSchema = z.enum(['text', 'scan']);
export type ReadAs = z.infer<typeof readAsSchema>;
