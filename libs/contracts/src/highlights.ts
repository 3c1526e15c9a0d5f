import { z } from 'zod/mini';
import { arrangementSchema } from './arrangement.js';
import {
  conditionAmountSchema,
  conditionTopicSchema,
  educationLevelSchema,
  languageLevelSchema,
} from './facts/index.js';
import { limits } from './limits.js';

/**
 * What a posting demands outside the score, as data, so that every client words it in its own language. `work` is a condition of
 * work, such as nights or lifting.
 */
export const conditionAskSchema = z.discriminatedUnion('type', [
  /** `country` is null if the posting means a permit without naming the country. */
  z.object({ type: z.literal('work-permit'), country: z.nullable(z.string()) }),
  z.object({ type: z.literal('licence'), name: z.string() }),
  z.object({ type: z.literal('clearance'), name: z.string() }),
  z.object({
    type: z.literal('language'),
    code: z.string(),
    level: z.nullable(languageLevelSchema),
  }),
  z.object({
    type: z.literal('place'),
    places: z.array(z.string()),
    arrangement: arrangementSchema,
  }),
  z.object({
    type: z.literal('degree'),
    level: educationLevelSchema,
    field: z.nullable(z.string()),
  }),
  z.object({ type: z.literal('work'), topic: conditionTopicSchema, amount: conditionAmountSchema }),
]);
export type ConditionAsk = z.infer<typeof conditionAskSchema>;

/** Where the work is done; `name` is null if the posting states only how. */
export const highlightedPlaceSchema = z.object({
  name: z.nullable(z.string()),
  arrangement: arrangementSchema,
});
export type HighlightedPlace = z.infer<typeof highlightedPlaceSchema>;

const count = z.int().check(z.minimum(0));

/** What a list shows of a match besides its score: data, not sentences. */
export const highlightsSchema = z.object({
  place: z.nullable(highlightedPlaceSchema),
  requiredSkills: z.object({ shown: count, of: count }),
  /** What the posting requires, counted as in the summary of the match. Absent in matches of earlier versions until they are judged again. */
  requirements: z.optional(z.object({ shown: count, partly: count, of: count })),
  /** Missing skills, required ones first: at most `limits.highlightedSkills`. */
  missing: z
    .array(z.object({ name: z.string(), isRequired: z.boolean() }))
    .check(z.maxLength(limits.highlightedSkills)),
  /** Including those beyond the limit. */
  missingCount: count,
  /** Conditions that the posting sets; `unknown` ones wait for the user's answer. */
  conditions: z
    .array(z.object({ status: z.enum(['met', 'not-met', 'unknown']), ask: conditionAskSchema }))
    .check(z.maxLength(limits.highlightedConditions)),
});
export type Highlights = z.infer<typeof highlightsSchema>;
