import { z } from 'zod/mini';
import { conditionTopicSchema } from './facts/index.js';

/**
 * `GET /users/profile/answers/asked`: the conditions of work that the user's own postings set, the most frequent first. Counted over the
 * newest completed scans, up to `limits.askedConditionsScans`.
 */
export const askedConditionsSchema = z.object({ conditions: z.array(conditionTopicSchema) });
export type AskedConditions = z.infer<typeof askedConditionsSchema>;
