import { tokenPairSchema, userSchema } from '@rolefit/contracts';
import { z } from 'zod/mini';

/** Who is signed in, and by which tokens. An expired session keeps its user, so that what waits goes to nobody else. */
export const storedSessionSchema = z.discriminatedUnion('status', [
  z.extend(tokenPairSchema, { status: z.literal('signed-in'), server: z.string(), user: userSchema }),
  z.object({ status: z.literal('expired'), server: z.string(), user: userSchema }),
]);
export type StoredSession = z.infer<typeof storedSessionSchema>;
export type SignedIn = Extract<StoredSession, { status: 'signed-in' }>;

/** A pair of tokens that the login page has handed over, and whose server has not said yet whose they are. */
export const arrivingSessionSchema = z.extend(tokenPairSchema, { status: z.literal('arriving'), server: z.string() });
export type ArrivingSession = z.infer<typeof arrivingSessionSchema>;
