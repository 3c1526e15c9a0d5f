import { z } from 'zod/mini';
import { arrangementSchema } from './arrangement.js';
import { languageLevelSchema } from './facts/index.js';
import { gapKindSchema } from './insights.js';
import { limits } from './limits.js';

/** Something that the user could have besides what they have. */
export const whatIfOfferSchema = z.discriminatedUnion('kind', [
  /** A skill on their list. `key` and `of` as in a skill gap. */
  z.object({ kind: z.literal('skill'), key: z.string(), name: z.string(), of: gapKindSchema }),
  z.object({ kind: z.literal('language'), code: z.string(), level: languageLevelSchema }),
  /** So many years of the experience that postings ask for. */
  z.object({ kind: z.literal('years'), years: z.number() }),
  /** A place where they would work. */
  z.object({ kind: z.literal('place'), place: z.string() }),
  z.object({ kind: z.literal('arrangement'), arrangement: arrangementSchema }),
  z.object({ kind: z.literal('relocation') }),
]);
export type WhatIfOffer = z.infer<typeof whatIfOfferSchema>;

/**
 * What a value comes to under the offers that it depends on. `on` are indices of offers; `values` has one for each set of up to
 * `limits.whatIfTogether` of them, smaller sets first, then in the order of `on`; the first is the value without any.
 */
export const whatIfValuesSchema = z.object({
  on: z.array(z.int()),
  values: z.array(z.int()),
});
export type WhatIfValues = z.infer<typeof whatIfValuesSchema>;

/** A match reduced to what offers can change. */
export const whatIfMatchSchema = z.object({
  /** Of each requirement: an index into `weights` of the answer. */
  weights: z.array(z.int()),
  /** Of each requirement, in thousandths. */
  credits: z.array(z.int()),
  /** The requirement that the title names; null without one. */
  craft: z.nullable(z.int()),
  /** Whether the posting says enough to judge it. */
  isBroad: z.boolean(),
  /** Whether a condition stands in the way that no offer settles. */
  isRuledOut: z.boolean(),
  /** Credits that depend on offers. */
  requirements: z.array(z.object({ at: z.int(), ...whatIfValuesSchema.shape })),
  /** Conditions that depend on offers: 1 where they stand in the way of applying. */
  conditions: z.array(whatIfValuesSchema),
});
export type WhatIfMatch = z.infer<typeof whatIfMatchSchema>;

export const whatIfScanSchema = z.object({
  _id: z.uuid(),
  title: z.nullable(z.string()),
  companyName: z.string(),
  match: whatIfMatchSchema,
});
export type WhatIfScan = z.infer<typeof whatIfScanSchema>;

/** `GET /jobs/what-if`: how the user's scans would change with what they don't have, for a client that computes it. */
export const whatIfSchema = z.object({
  offers: z.array(whatIfOfferSchema).check(z.maxLength(limits.whatIfOffers)),
  /** The weights that requirements have, before they are shared out among those of a posting. */
  weights: z.array(z.number()),
  /** The scans that at least one offer changes, the newest first. */
  scans: z.array(whatIfScanSchema).check(z.maxLength(limits.whatIfScans)),
  /** Number of the scans that were considered: the newest ones in the user's own field. */
  over: z.int(),
});
export type WhatIf = z.infer<typeof whatIfSchema>;

/** Query of `GET /jobs/what-if`. */
export const whatIfQuerySchema = z.object({
  /** A scan whose missing skills are offered too, if it is in the user's own field. */
  scan: z.optional(z.uuid('Name a scan by its id')),
});
export type WhatIfQuery = z.infer<typeof whatIfQuerySchema>;
