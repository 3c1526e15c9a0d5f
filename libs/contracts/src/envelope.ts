import { z } from 'zod/mini';
import { errorCodeList, errorNames } from './error-names.js';

/** The envelope of every successful JSON answer. */
export interface SuccessEnvelope<Data> {
  isSuccess: true;
  message: string;
  data: Data;
}

/**
 * The envelope around `data`.
 * @param data schema of the call's answer
 */
export function successEnvelopeSchema<Data extends z.ZodMiniType>(data: Data) {
  return z.object({ isSuccess: z.literal(true), message: z.string(), data });
}

/**
 * The body of every error response: RFC 9457 `application/problem+json` with extension members.
 * `message` equals `detail` and can always be shown to a user.
 */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  instance: z.string(),
  isSuccess: z.literal(false),
  message: z.string(),
  requestId: z.string(),
  error: z.object({
    name: z.enum(errorNames),
    code: z.enum(errorCodeList),
    fields: z.optional(z.record(z.string(), z.string())),
  }),
});

/** The body of an error response. */
export type Problem = z.infer<typeof problemSchema>;
