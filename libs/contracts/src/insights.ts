import { z } from 'zod/mini';
import { limits } from './limits.js';

/** Certificates and licences are acquired otherwise than skills: by courses and exams. */
export const gapKindSchema = z.enum(['skill', 'certificate']);
export type GapKind = z.infer<typeof gapKindSchema>;

/**
 * A skill that a posting requires and the user does not show. `key` identifies the skill across
 * postings: the id in the taxonomy, or the words in quotation marks for an unknown skill.
 */
export const skillGapSchema = z.object({
  key: z.string(),
  name: z.string(),
  kind: gapKindSchema,
  /** Whether the user would be ready to apply after stating this skill, all else being equal. */
  flips: z.boolean(),
});
export type SkillGap = z.infer<typeof skillGapSchema>;

/** Number of completed scans with an overall score in this range, both ends included. */
export const scoreBinSchema = z.object({ from: z.int(), to: z.int(), count: z.int() });
export type ScoreBin = z.infer<typeof scoreBinSchema>;

/** Scans made in one week, Monday to Sunday in UTC. */
export const scanWeekSchema = z.object({
  /** ISO 8601: `2026-W47`. */
  week: z.string(),
  /** Its Monday. */
  startsOn: z.iso.date(),
  count: z.int(),
});
export type ScanWeek = z.infer<typeof scanWeekSchema>;

/** A missing skill across the postings of the user's own field. */
export const skillGapTotalSchema = z.object({
  /** As in `SkillGap`. */
  key: z.string(),
  name: z.string(),
  kind: gapKindSchema,
  /**
   * Number of postings that would become Applicable by this skill alone, stated at the judge's
   * `statedSkillScore`.
   */
  flips: z.int(),
  /** Number of postings that ask for it and in which it is missing, Applicable or not: at least `limits.insightsGapPostings`. */
  missingIn: z.int(),
});
export type SkillGapTotal = z.infer<typeof skillGapTotalSchema>;

/**
 * `GET /jobs/insights`: statistics over all of a user's scans. Lists have a fixed length: without
 * scans, bins and weeks count zero and there are no gaps.
 */
export const insightsSchema = z.object({
  completedJobs: z.int(),
  /** The number of Applicable ones among them. */
  readyJobs: z.int(),
  /** 0–9, 10–19, … 90–100, over all completed scans. */
  scoreDistribution: z.array(scoreBinSchema).check(z.length(10)),
  /** The last `limits.insightsWeeks` weeks, the current one last, over scans of any status. */
  scansPerWeek: z.array(scanWeekSchema).check(z.length(limits.insightsWeeks)),
  /** Those that flip most postings first, then those that are missing most often. */
  skillGaps: z.array(skillGapTotalSchema).check(z.maxLength(limits.insightsGaps)),
  /**
   * Number of different postings over which the gaps were counted: those of the user's own field among the newest completed
   * scans, up to `limits.insightsScans`.
   */
  skillGapsOver: z.int(),
});
export type Insights = z.infer<typeof insightsSchema>;
