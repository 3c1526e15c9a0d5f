import { z } from 'zod/mini';
import { quoteSchema } from './quote.js';

/** An occupation that a title names, with what practically everybody in it can do. */
export const occupationFactSchema = z.object({
  /** Id in the lexicon of occupations. */
  id: z.string(),
  /** Whether the title names no trade ("manager", "assistant"). */
  isGeneral: z.boolean(),
  /** Preparation that it needs: 1 none, 3 vocational training, 5 a graduate degree or long leadership. */
  zone: z.int().check(z.minimum(1), z.maximum(5)),
  /** Skills that its typical work proves, sorted. */
  skillIds: z.array(z.string()),
  /** The title's line. */
  quote: quoteSchema,
});
export type OccupationFact = z.infer<typeof occupationFactSchema>;

/** An occupation that a role's title or the headline of a resume names. */
export const heldOccupationSchema = z.extend(occupationFactSchema, {
  /** Indices into `roles`; none for the headline alone. */
  roles: z.array(z.int().check(z.minimum(0))),
});
export type HeldOccupation = z.infer<typeof heldOccupationSchema>;

/**
 * How much a text reads like the work of an occupation. The weights of a text are a vector of length 1, the heaviest first, so
 * that the sum of the products of two texts is the cosine of the angle between them.
 */
export const occupationWeightSchema = z.object({
  occupation: z.string(),
  weight: z.number().check(z.minimum(0), z.maximum(1)),
});
export type OccupationWeight = z.infer<typeof occupationWeightSchema>;

/** Facts stored before it was read lack it. */
export const occupationProfileSchema = z._default(z.array(occupationWeightSchema), []);
