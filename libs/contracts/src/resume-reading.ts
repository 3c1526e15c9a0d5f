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

/** Label of each kind of hidden text and the reason for its invisibility, as shown to users. */
export const hiddenReasons: Readonly<
  Record<HiddenReason, { readonly label: string; readonly sentence: string }>
> = {
  white: {
    label: 'Text in the colour of its background',
    sentence: 'It has the colour of what it stands on, such as white on white.',
  },
  tiny: { label: 'Tiny text', sentence: 'It is set smaller than 2 points.' },
  'off-page': {
    label: 'Text outside the page',
    sentence: 'It stands outside the edges of the page.',
  },
  transparent: { label: 'See-through text', sentence: 'It is fully transparent.' },
  invisible: { label: 'Invisible text', sentence: 'It is marked in the file as not to be shown.' },
  clipped: { label: 'Cut-off text', sentence: 'It is cut off, so that none of it shows.' },
  covered: { label: 'Covered text', sentence: 'Something else is painted over it.' },
  layer: {
    label: 'Text in a layer that is off',
    sentence: 'It belongs to a layer of the file that is switched off.',
  },
};

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
