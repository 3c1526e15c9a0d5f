import { z } from 'zod/mini';

/** Ways of working, as postings offer them. */
export const arrangementSchema = z.enum(['onsite', 'hybrid', 'remote']);
export type Arrangement = z.infer<typeof arrangementSchema>;
