import { z } from 'zod/mini';
import {
  closingDateSchema,
  conditionRequirementSchema,
  contractFactSchema,
  placeRequirementSchema,
  salaryFactSchema,
  weeklyHoursSchema,
} from './facts/index.js';
import { closeReadingStateSchema } from './close-reading.js';
import { setAsideSchema } from './corrections/correction-ref.js';
import { defaultResumeName } from './named-resume.js';
import { highlightsSchema } from './highlights.js';
import { readingSchema, scanModelCallSchema } from './reading.js';
import { failureSchema } from './failure.js';
import {
  knockoutSchema,
  matchPointSchema,
  matchSkillSchema,
  notJudgedSchema,
  readinessCheckSchema,
  scoreSchema,
} from './match.js';
import { resumeComparisonSchema } from './resume-comparison.js';
import { readAsSchema } from './resume-format.js';
import { savedSchema } from './saved.js';

/** Progress of a scan. Source: DECISIONS §3. */
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

/** The states with pending work. */
export const liveScanStatuses = [
  'queued',
  'reading',
  'matching',
] as const satisfies readonly ScanStatus[];

/** A scan as shown in a list. `_id` identifies it in every path. */
export const jobSchema = z.object({
  _id: z.uuid(),
  jobId: z.string(),
  /** Null until the posting is read, or if it has no title. */
  title: z.nullable(z.string()),
  companyName: z.string(),
  logo: z.nullable(z.string()),
  url: z.string(),
  status: scanStatusSchema,
  failure: z.nullable(failureSchema),
  score: z.nullable(scoreSchema),
  readyToApply: z.nullable(z.boolean()),
  /**
   * The overall score before its last change, by the profile or a new scan; null if it did not
   * change within `limits.formerScoreDays`.
   */
  formerScore: z.nullable(z.int().check(z.minimum(0), z.maximum(100))),
  /** Null if there is no close reading: the score is based on rules alone. */
  closeReading: z._default(z.nullable(closeReadingStateSchema), null),
  /** Null before there is a match, and if the user has only one resume. */
  resumeComparison: z._default(z.nullable(resumeComparisonSchema), null),
  /** Null before there is a match, and in matches of earlier versions until they are judged again. */
  highlights: z._default(z.nullable(highlightsSchema), null),
  /** Null for unsaved scans. */
  saved: z.nullable(savedSchema),
  /** When the user put it aside as not for them; null if they did not. Saving it takes it back. */
  archivedAt: z._default(z.nullable(z.iso.datetime()), null),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Job = z.infer<typeof jobSchema>;

/** What a posting says of the job itself; a list is empty where it says nothing. */
export const jobTermsSchema = z.object({
  places: z.array(placeRequirementSchema),
  salaries: z.array(salaryFactSchema),
  weeklyHours: z.array(weeklyHoursSchema),
  contracts: z.array(contractFactSchema),
  closingDates: z.array(closingDateSchema),
  /** Conditions of work, required ones included: `knockouts` judges only those. */
  conditions: z._default(z.array(conditionRequirementSchema), []),
});
export type JobTerms = z.infer<typeof jobTermsSchema>;

/** When a match was judged, by which rules, and by which resume. */
export const judgedSchema = z.object({
  at: z.iso.datetime(),
  /** Version of the judging rules. */
  judge: z.string(),
  /** What the user calls the resume. */
  resumeName: z._default(z.string(), defaultResumeName),
  resumeFileName: z.string(),
  /** `scan` if the resume was read by OCR; null if an older version did not record it. */
  resumeReadAs: z._default(z.nullable(readAsSchema), null),
  resumeUploadedAt: z.iso.datetime(),
  /** False if a newer version of the resume was uploaded that is not read (yet). */
  isNewestResume: z.boolean(),
});
export type Judged = z.infer<typeof judgedSchema>;

/** A scan with its complete match and both texts that the quotes refer to. */
export const jobDetailSchema = z.extend(jobSchema, {
  jobDescription: z.string(),
  /** The text of the judged resume; null before there is a match. */
  resumeText: z.nullable(z.string()),
  points: z.array(matchPointSchema),
  matchSkills: z.array(matchSkillSchema),
  missingSkills: z.array(matchSkillSchema),
  knockouts: z.array(knockoutSchema),
  readiness: z.array(readinessCheckSchema),
  scanSummary: z.nullable(z.string()),
  recommendations: z.array(z.string()),
  /**
   * Requirements, or entries of the resume, beyond the judging limits; empty if everything was
   * judged.
   */
  notJudged: z._default(z.array(notJudgedSchema), []),
  /** What the user has set aside as not required. */
  setAside: z._default(z.array(setAsideSchema), []),
  /** Null before the posting was read. */
  terms: z._default(z.nullable(jobTermsSchema), null),
  /** When the score changed from `formerScore`; null without a former score. */
  scoreChangedAt: z.nullable(z.iso.datetime()),
  /** Null before there is a match. */
  judged: z.nullable(judgedSchema),
  /** How the posting was read; null before the reading. */
  reading: z.nullable(readingSchema),
  /**
   * Calls to a model for this text, oldest first; shared by all users with the same text. Empty for
   * the built-in analyser. For a failed scan, the unsuccessful calls.
   */
  modelCalls: z.array(scanModelCallSchema),
  /** Whether this server has a model that can read the match closely. */
  canBeReadClosely: z._default(z.boolean(), false),
});
export type JobDetail = z.infer<typeof jobDetailSchema>;

export const idParamSchema = z.object({ id: z.uuid() });
