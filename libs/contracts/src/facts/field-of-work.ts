import { z } from 'zod/mini';
import { quoteSchema } from './quote.js';

/**
 * A field of work ("sales", "nursing") and its weight: the weights of a text are a vector of length 1,
 * so that the sum of the products of two texts is the cosine of the angle between them.
 */
export const fieldOfWorkSchema = z.object({
  field: z.string(),
  weight: z.number().check(z.minimum(0), z.maximum(1)),
  /** The line that says most about it. */
  quote: quoteSchema,
});
export type FieldOfWork = z.infer<typeof fieldOfWorkSchema>;

/** The heaviest first; facts stored before fields were read lack them. */
export const fieldsOfWorkSchema = z._default(z.array(fieldOfWorkSchema), []);
