import { z } from 'zod';
import { errorCodeList } from './error-codes.js';

/** Why background work ended without a result, in words for the user. */
export const failureSchema = z
  .object({ code: z.enum(errorCodeList), message: z.string(), retryable: z.boolean() })
  .meta({ id: 'Failure' });
export type Failure = z.infer<typeof failureSchema>;
