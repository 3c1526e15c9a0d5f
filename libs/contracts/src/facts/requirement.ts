import { z } from 'zod/mini';
import { correctionRefSchema } from '../corrections/correction-ref.js';
import { conditionAmountSchema, conditionTopicSchema } from './condition.js';
import { educationLevelSchema, languageLevelSchema } from './levels.js';
import { quoteSchema } from './quote.js';

/** What a requirement is about, the most decisive kind first. `title` is the craft that the posting's title names. */
export const requirementKindSchema = z.enum([
  'title',
  'licence',
  'experience',
  'education',
  'language',
  'skill',
  'duty',
  'other',
  'soft',
  /** Only a condition, such as night shifts: judged outside the score. */
  'condition',
]);
export type RequirementKind = z.infer<typeof requirementKindSchema>;

/** How much a requirement weighs: `duty` is work of the role that the candidate should know. */
export const demandSchema = z.enum(['must', 'nice', 'duty']);
export type Demand = z.infer<typeof demandSchema>;

/** One thing that a requirement names and the judge can look for. */
export const requirementPartSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('skill'), name: z.string(), skillId: z.nullable(z.string()) }),
  z.object({ type: z.literal('experience'), years: z.number(), field: z.nullable(z.string()) }),
  z.object({
    type: z.literal('education'),
    level: educationLevelSchema,
    field: z.nullable(z.string()),
    orEquivalent: z.boolean(),
  }),
  z.object({
    type: z.literal('language'),
    code: z.string(),
    level: z.nullable(languageLevelSchema),
  }),
  z.object({ type: z.literal('licence'), name: z.string() }),
  z.object({
    type: z.literal('condition'),
    topic: conditionTopicSchema,
    amount: conditionAmountSchema,
  }),
]);
export type RequirementPart = z.infer<typeof requirementPartSchema>;

/** One demand on the candidate: a sentence or item of the posting. */
export const requirementSchema = z.object({
  /** Unique within the posting: "r1". */
  id: z.string(),
  kind: requirementKindSchema,
  importance: demandSchema,
  /** Position among the requirements of the same importance, the most decisive first, from 0. */
  rank: z.int().check(z.minimum(0)),
  /** False if nothing is known about it but its words. */
  understood: z.boolean(),
  /** All of these, of each one: alternatives are in one inner list. */
  parts: z.array(z.array(requirementPartSchema).check(z.minLength(1))),
  /** The fields of work that its words name, the heaviest first. */
  fields: z._default(z.array(z.object({ field: z.string(), weight: z.number() })), []),
  quote: quoteSchema,
  /** The user's words, if they have corrected how the requirement is read: these are judged. */
  readAs: z.optional(z.string()),
  /** The user's correction of how it is read. */
  correction: z.optional(correctionRefSchema),
});
export type Requirement = z.infer<typeof requirementSchema>;
