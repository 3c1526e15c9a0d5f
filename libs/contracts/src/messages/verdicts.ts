import { z } from 'zod/mini';
import { countSchema, nothing, type ValuesOf } from './message-table.js';
import { labelSchema, someLabels } from './phrases.js';
import { subScoreKeySchema } from '../sub-score.js';

/** The word for a score. */
export const scoreBandSchema = z.enum(['strong', 'good', 'partial', 'weak']);
export type ScoreBand = z.infer<typeof scoreBandSchema>;

/** What a match comes to: its summary, and the rules behind `readyToApply`. */
export const verdictValues = {
  band: z.strictObject({ band: scoreBandSchema }),
  /** How many of the requirements the resume shows, and the first that it does. */
  'requirements-shown': z.strictObject({
    asked: countSchema,
    shown: countSchema,
    partly: countSchema,
    labels: z.readonly(z.array(labelSchema)),
  }),
  'strongest-part': z.strictObject({ subScore: subScoreKeySchema }),
  missing: z.strictObject({ ...someLabels, isPreferred: z.boolean() }),
  /** A condition that the resume or an answer contradicts. */
  'may-rule-out': z.strictObject({
    label: labelSchema,
    resume: z.nullable(z.string()),
    stated: z.nullable(labelSchema),
  }),
  'may-rule-out-several': z.strictObject({
    ...someLabels,
    by: z.enum(['resume', 'answers', 'both']),
  }),
  'not-mentioned': z.strictObject(someLabels),
  'no-large-gap': nothing,
  'nothing-missing': nothing,

  'no-deal-breakers': nothing,
  'mention-or-answer': nothing,
  'not-checked': z.strictObject(someLabels),
  'title-shown': z.strictObject({ title: z.string() }),
  'title-not-shown': z.strictObject({ title: z.string() }),
  'no-title': nothing,
  'enough-understood': z.strictObject({ understood: countSchema }),
  'little-understood': z.strictObject({ understood: countSchema, least: countSchema }),
  /** `distance` is negative below the threshold. */
  'score-distance': z.strictObject({ distance: z.int(), threshold: countSchema }),
} as const;

export type VerdictValues = ValuesOf<typeof verdictValues>;
