import { z } from 'zod/mini';
import { senioritySchema } from './levels.js';
import { quoteSchema, readBy } from './quote.js';

/** A job title: its words, its role family (`software-engineering`), its seniority. */
export const titleFactSchema = z.object({
  text: z.string(),
  family: z.nullable(z.string()),
  seniority: z.nullable(senioritySchema),
  quote: quoteSchema,
  readBy,
});
export type TitleFact = z.infer<typeof titleFactSchema>;
