import { z } from 'zod/mini';

/** What a resume says about a requirement. */
export const linkVerdictSchema = z.enum(['shown', 'partly', 'not-found', 'contradicted']);
export type LinkVerdict = z.infer<typeof linkVerdictSchema>;
