import { z } from 'zod';

const progress = { seed: z.number(), reader: z.string() };

/** One line that the fuzzing child process reports. */
export const fuzzMessageSchema = z.discriminatedUnion('kind', [
  /** Over the budget. */
  z.object({
    ...progress,
    kind: z.literal('finding'),
    ms: z.number(),
    budgetMs: z.number(),
    chars: z.number(),
  }),
  /** The finding just reported, minimised. */
  z.object({ ...progress, kind: z.literal('minimised'), shortest: z.string() }),
  /** At least half of the budget. */
  z.object({ ...progress, kind: z.literal('slow'), ms: z.number(), ofBudget: z.number() }),
  /** About to read a text. */
  z.object({ ...progress, kind: z.literal('reading') }),
]);

export type FuzzMessage = z.infer<typeof fuzzMessageSchema>;
/** A text that took at least half of its budget. */
export type SlowText = Extract<FuzzMessage, { kind: 'slow' }>;
