import { z } from 'zod/mini';
import { resumeFactsSchema } from './facts/index.js';
import { readingSchema } from './reading.js';
import { readAsSchema } from './resume-format.js';

/** Why a text in a file is invisible to a human reader. */
export const hiddenReasonSchema = z.enum([
  'white',
  'tiny',
  'off-page',
  'transparent',
  'invisible',
  'clipped',
  'covered',
  'layer',
]);
export type HiddenReason = z.infer<typeof hiddenReasonSchema>;

/** Invisible text of a resume's file, excluded from its facts. `page` counts from 1; null for formats without pages. */
export const hiddenPassageSchema = z.object({
  reason: hiddenReasonSchema,
  page: z.nullable(z.int().check(z.minimum(1))),
  text: z.string(),
});
export type HiddenPassage = z.infer<typeof hiddenPassageSchema>;

/** Facts of the newest version of a resume that has been read: the basis of scores and skills. */
export const resumeReadingSchema = z.object({
  resumeId: z.uuid(),
  version: z.int(),
  fileName: z.string(),
  /** How the text was extracted; `scan` applies to every fact. */
  readAs: z._default(readAsSchema, 'text'),
  /** The extracted text in reading order; the quotes of `facts` refer to it. */
  text: z.string(),
  /** Number of pages; null for formats without pages, and for files read before pages were counted. */
  pages: z.nullable(z.int()),
  /** The beginning of each hidden passage; null for files read before hidden text was detected. */
  hidden: z.nullable(z.array(hiddenPassageSchema)),
  facts: resumeFactsSchema,
  reading: readingSchema,
});
export type ResumeReading = z.infer<typeof resumeReadingSchema>;
