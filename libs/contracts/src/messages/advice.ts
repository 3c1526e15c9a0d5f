import { z } from 'zod/mini';
import { knockoutKindSchema } from '../knockout-kind.js';
import { countSchema, namesSchema, nothing, type ValuesOf } from './message-table.js';
import { labelSchema } from './phrases.js';

/** What to do about a requirement or a condition. */
export const adviceValues = {
  /** A skill that is only listed. */
  'show-in-role': z.strictObject({ name: z.string(), isTool: z.boolean() }),
  /** A skill that a title makes likely. */
  'say-in-role': z.strictObject({ label: labelSchema, title: z.nullable(z.string()) }),
  /** A skill that a named one includes. */
  'name-beside': z.strictObject({ name: z.string(), held: z.string() }),
  'show-skills': z.strictObject({
    how: z.enum(['use', 'know', 'hold']),
    labels: z.readonly(z.array(labelSchema)),
  }),
  /** A licence that is called like those who hold it. */
  'name-licence': z.strictObject({ occupation: z.string() }),
  'name-similar-role': nothing,
  'add-roles': z.strictObject({
    skills: namesSchema,
    field: z.nullable(z.string()),
    occupation: z.nullable(z.string()),
  }),
  'name-degree': z.strictObject({ hasOther: z.boolean() }),
  'name-language': z.strictObject({ code: z.string() }),
  'raise-language': z.strictObject({ code: z.string(), in: z.enum(['resume', 'answers']) }),
  'add-line': z.strictObject({ work: z.string() }),
  'state-condition': z.strictObject({ kind: knockoutKindSchema, label: labelSchema }),
  /** What following the advice may bring. */
  'points-to-gain': z.strictObject({ points: countSchema }),
  'may-decide': nothing,
} as const;

export type AdviceValues = ValuesOf<typeof adviceValues>;
