import { z } from 'zod/mini';
import { readingSchema, scanModelCallSchema } from './fact.js';
import { failureSchema } from './failure.js';
import {
  knockoutSchema,
  matchPointSchema,
  matchSkillSchema,
  notJudgedSchema,
  readinessCheckSchema,
  scoreSchema,
} from './match.js';
import { savedSchema } from './saved.js';

/** How far a scan is. Source: DECISIONS §3. */
export const scanStatusSchema = z.enum([
  'queued',
  'reading',
  'matching',
  'waiting-for-resume',
  'needs-text',
  'completed',
  'failed',
]);
export type ScanStatus = z.infer<typeof scanStatusSchema>;

/** The states that a worker still has to do something about. */
export const liveScanStatuses = [
  'queued',
  'reading',
  'matching',
] as const satisfies readonly ScanStatus[];

/** A scan as a list shows it. `_id` names it in every path. */
export const jobSchema = z.object({
  _id: z.uuid(),
  jobId: z.string(),
  /** Null until the posting was read, or where it has no title. */
  title: z.nullable(z.string()),
  companyName: z.string(),
  logo: z.nullable(z.string()),
  url: z.string(),
  status: scanStatusSchema,
  failure: z.nullable(failureSchema),
  score: z.nullable(scoreSchema),
  readyToApply: z.nullable(z.boolean()),
  /** The overall score before it changed last, with the profile or a new scan; null where it did not within `limits.formerScoreDays`. */
  formerScore: z.nullable(z.int().check(z.minimum(0), z.maximum(100))),
  /** Null where the user did not save the scan. */
  saved: z.nullable(savedSchema),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Job = z.infer<typeof jobSchema>;

/** When a match was judged, by what rules, and by which resume. */
export const judgedSchema = z.object({
  at: z.iso.datetime(),
  /** Version of the judging rules. */
  judge: z.string(),
  resumeFileName: z.string(),
  resumeUploadedAt: z.iso.datetime(),
  /** False where the user has uploaded another resume since, which was not read, or not yet. */
  isNewestResume: z.boolean(),
});
export type Judged = z.infer<typeof judgedSchema>;

/** A scan with its whole match and both texts that the quotes point into. */
export const jobDetailSchema = z.extend(jobSchema, {
  jobDescription: z.string(),
  /** The text of the resume that was judged; null before there is a match. */
  resumeText: z.nullable(z.string()),
  points: z.array(matchPointSchema),
  matchSkills: z.array(matchSkillSchema),
  missingSkills: z.array(matchSkillSchema),
  knockouts: z.array(knockoutSchema),
  readiness: z.array(readinessCheckSchema),
  scanSummary: z.nullable(z.string()),
  recommendations: z.array(z.string()),
  /** Requirements, or entries of the resume, that are too many to be judged; empty where everything was judged. */
  notJudged: z._default(z.array(notJudgedSchema), []),
  /** When the score came to differ from `formerScore`; null where there is none. */
  scoreChangedAt: z.nullable(z.iso.datetime()),
  /** Null before there is a match. */
  judged: z.nullable(judgedSchema),
  /** How the posting was read; null before it was. */
  reading: z.nullable(readingSchema),
  /**
   * Calls to a model that the reading of this text took, oldest first; the same for everybody who scans the text, whoever was first. None where the
   * built-in analyser reads. Of a scan that failed: the calls that came to nothing.
   */
  modelCalls: z.array(scanModelCallSchema),
});
export type JobDetail = z.infer<typeof jobDetailSchema>;

export const idParamSchema = z.object({ id: z.uuid() });
