import { z } from 'zod/mini';
import { limits } from './limits.js';

const percent = z.int().check(z.minimum(0), z.maximum(100));

/** How well another resume of the user fits the posting. */
export const otherResumeSchema = z.object({
  /** Of the resume; see `NamedResume`. */
  number: z.int().check(z.minimum(1)),
  overallScore: percent,
  readyToApply: z.boolean(),
  /** Whether its evidence was found by close reading; otherwise its score is by rules alone. */
  isReadClosely: z.boolean(),
  /** Requirements for which it shows less than the best resume, those with the largest difference first. */
  lacks: z.array(z.string()).check(z.maxLength(limits.comparedRequirements)),
});
export type OtherResume = z.infer<typeof otherResumeSchema>;

/** Which of the user's resumes fits a posting best, and how the others compare. */
export const resumeComparisonSchema = z.object({
  /** The resume on which the match is based. */
  best: z.object({ number: z.int().check(z.minimum(1)), name: z.string() }),
  /** The best one first. */
  others: z
    .array(z.extend(otherResumeSchema, { name: z.string() }))
    .check(z.minLength(1), z.maxLength(limits.resumesPerUser - 1)),
});
export type ResumeComparison = z.infer<typeof resumeComparisonSchema>;
