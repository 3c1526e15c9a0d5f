import { z } from 'zod';

/** Text, or parts of it: some providers send reasoning and answer as parts. */
export const contentSchema = z
  .union([
    z.string(),
    z
      .array(z.object({ type: z.string(), text: z.string().optional() }))
      .transform((parts) =>
        parts.map(({ type, text }) => (type === 'text' ? (text ?? '') : '')).join(''),
      ),
  ])
  .nullish()
  .catch(null);

/** A field that compatible servers fill with any value, or omit. */
export const nullableText = z.string().nullish().catch(null);
