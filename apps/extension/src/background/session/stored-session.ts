import { tokenPairSchema, userSchema } from '@rolefit/contracts';
import { z } from 'zod/mini';

/** The signed-in user and their tokens. An expired session stores its user, so that queued scans are not sent for another one. */
export const storedSessionSchema = z.discriminatedUnion('status', [
  z.extend(tokenPairSchema, {
    status: z.literal('signed-in'),
    server: z.string(),
    user: userSchema,
  }),
  z.object({ status: z.literal('expired'), server: z.string(), user: userSchema }),
]);
export type StoredSession = z.infer<typeof storedSessionSchema>;
export type SignedIn = Extract<StoredSession, { status: 'signed-in' }>;

/** Tokens that the login page has handed over, before their server has confirmed whose they are. */
export const arrivingSessionSchema = z.extend(tokenPairSchema, {
  status: z.literal('arriving'),
  server: z.string(),
});
export type ArrivingSession = z.infer<typeof arrivingSessionSchema>;
