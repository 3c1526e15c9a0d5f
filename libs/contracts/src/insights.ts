import { z } from 'zod/mini';
import { limits } from './limits.js';

/**
 * A skill that a posting asks for and the user does not show. `key` tells skills apart across postings: the id in the taxonomy, or the
 * words in quotation marks for a skill that it does not know.
 */
export const skillGapSchema = z.object({
  key: z.string(),
  name: z.string(),
  /** Whether the user would be ready to apply if they stated this skill, all else being equal. */
  flips: z.boolean(),
});
export type SkillGap = z.infer<typeof skillGapSchema>;

/** How many completed scans have an overall score in this range, both ends included. */
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

/** A missing skill over many scans. */
export const skillGapTotalSchema = z.object({
  /** As in `SkillGap`. */
  key: z.string(),
  name: z.string(),
  /** How many scans would turn to Applicable by this skill alone, if the user stated it at the judge's `statedSkillScore`. */
  flips: z.int(),
  /** In how many scans it is asked for and missing, Applicable or not. */
  missingIn: z.int(),
});
export type SkillGapTotal = z.infer<typeof skillGapTotalSchema>;

/**
 * `GET /jobs/insights`: what all of a user's scans say together. Lists keep their length: with no scan at all, bins and weeks count
 * nothing and there are no gaps.
 */
export const insightsSchema = z.object({
  completedJobs: z.int(),
  /** Of these, how many are Applicable. */
  readyJobs: z.int(),
  /** 0–9, 10–19, … 90–100, over all completed scans. */
  scoreDistribution: z.array(scoreBinSchema).check(z.length(10)),
  /** The last `limits.insightsWeeks` weeks, this one last, over scans of any status. */
  scansPerWeek: z.array(scanWeekSchema).check(z.length(limits.insightsWeeks)),
  /** Those that flip most first, then those that are missing most often. */
  skillGaps: z.array(skillGapTotalSchema).check(z.maxLength(limits.insightsGaps)),
  /** How many completed scans the gaps were counted over: the newest, up to `limits.insightsScans`. */
  skillGapsOver: z.int(),
});
export type Insights = z.infer<typeof insightsSchema>;
