import { z } from 'zod';
import { failureSchema } from './failure.js';
import { readingSchema, scanModelCallSchema } from './fact.js';
import { limits } from './limits.js';
import { knockoutSchema, matchPointSchema, matchSkillSchema, notJudgedSchema, readinessCheckSchema, scoreSchema } from './match.js';
import { savedSchema } from './saved.js';
import { normaliseLine, normaliseText, roughly } from './text.js';
import { webUrlSchema } from './web-url.js';

/** How far a scan is. Source: DECISIONS §3. */
export const scanStatusSchema = z.enum(['queued', 'reading', 'matching', 'waiting-for-resume', 'needs-text', 'completed', 'failed']);
export type ScanStatus = z.infer<typeof scanStatusSchema>;

/** The states that a worker still has to do something about. */
export const liveScanStatuses = ['queued', 'reading', 'matching'] as const satisfies readonly ScanStatus[];

const descriptionMessage = `Job Description must be at most ${limits.postingChars.toLocaleString('en')} characters`;
const companyMessage = `Company name must be at most ${limits.companyNameChars} characters`;
const logoMessage = 'Logo URL is too long';
const jobIdMessage = `jobId must be at most ${limits.jobIdChars} characters`;
const titleMessage = `Title must be at most ${limits.postingTitleChars} characters`;

/** The fields of the scan form, with the specification's messages word for word. */
export const scanFormSchema = z.object({
  jobDescription: z
    .string('Job Description Required')
    .max(...roughly(limits.postingChars, descriptionMessage))
    .transform((text) => normaliseText(text).trim())
    .pipe(
      z
        .string()
        .min(limits.postingMinChars, 'Job Description Required')
        .max(limits.postingChars, descriptionMessage),
    ),
  companyName: z
    .string('Company name Required')
    .max(...roughly(limits.companyNameChars, companyMessage))
    .overwrite(normaliseLine)
    .min(limits.companyNameMinChars, 'Company name Required')
    .max(limits.companyNameChars, companyMessage),
  /** Optional and not checked as a URL, as specified; only an http(s) address is ever shown as a picture. */
  logo: z.string().max(...roughly(limits.urlChars, logoMessage)).overwrite(normaliseLine).max(limits.urlChars, logoMessage).optional(),
  url: webUrlSchema('Invalid URL'),
});
export type ScanForm = z.infer<typeof scanFormSchema>;

/** `POST /jobs/scan`. `jobId` makes it idempotent: the same one answers the existing scan. */
export const scanRequestSchema = scanFormSchema.extend({
  jobId: z
    .string('jobId Required')
    .max(...roughly(limits.jobIdChars, jobIdMessage))
    .overwrite(normaliseLine)
    .min(1, 'jobId Required')
    .max(limits.jobIdChars, jobIdMessage),
  /** Wins over the title that is read from the posting. */
  title: z.string().max(...roughly(limits.postingTitleChars, titleMessage)).overwrite(normaliseLine).min(1, 'Title must not be empty').max(limits.postingTitleChars, titleMessage).optional(),
});
export type ScanRequest = z.infer<typeof scanRequestSchema>;

/** A scan as a list shows it. `_id` names it in every path. */
export const jobSchema = z
  .object({
    _id: z.uuid(),
    jobId: z.string(),
    /** Null until the posting was read, or where it has no title. */
    title: z.string().nullable(),
    companyName: z.string(),
    logo: z.string().nullable(),
    url: z.string(),
    status: scanStatusSchema,
    failure: failureSchema.nullable(),
    score: scoreSchema.nullable(),
    readyToApply: z.boolean().nullable(),
    /** The overall score before it changed last, with the profile or a new scan; null where it did not within `limits.formerScoreDays`. */
    formerScore: z.int().min(0).max(100).nullable(),
    /** Null where the user did not save the scan. */
    saved: savedSchema.nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Job' });
export type Job = z.infer<typeof jobSchema>;

/** When a match was judged, by what rules, and by which resume. */
export const judgedSchema = z
  .object({
    at: z.iso.datetime(),
    /** Version of the judging rules. */
    judge: z.string(),
    resumeFileName: z.string(),
    resumeUploadedAt: z.iso.datetime(),
    /** False where the user has uploaded another resume since, which was not read, or not yet. */
    isNewestResume: z.boolean(),
  })
  .meta({ id: 'Judged' });
export type Judged = z.infer<typeof judgedSchema>;

/** A scan with its whole match and both texts that the quotes point into. */
export const jobDetailSchema = jobSchema
  .extend({
    jobDescription: z.string(),
    /** The text of the resume that was judged; null before there is a match. */
    resumeText: z.string().nullable(),
    points: z.array(matchPointSchema),
    matchSkills: z.array(matchSkillSchema),
    missingSkills: z.array(matchSkillSchema),
    knockouts: z.array(knockoutSchema),
    readiness: z.array(readinessCheckSchema),
    scanSummary: z.string().nullable(),
    recommendations: z.array(z.string()),
    /** Requirements, or entries of the resume, that are too many to be judged; empty where everything was judged. */
    notJudged: z.array(notJudgedSchema).default([]),
    /** When the score came to differ from `formerScore`; null where there is none. */
    scoreChangedAt: z.iso.datetime().nullable(),
    /** Null before there is a match. */
    judged: judgedSchema.nullable(),
    /** How the posting was read; null before it was. */
    reading: readingSchema.nullable(),
    /**
     * Calls to a model that the reading of this text took, oldest first; the same for everybody who scans the text, whoever was first. None where the
     * built-in analyser reads. Of a scan that failed: the calls that came to nothing.
     */
    modelCalls: z.array(scanModelCallSchema),
  })
  .meta({ id: 'JobDetail' });
export type JobDetail = z.infer<typeof jobDetailSchema>;

export const idParamSchema = z.object({ id: z.uuid() });
