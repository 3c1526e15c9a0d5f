import { z } from 'zod/mini';

/** Who is signed in, as the client's session knows them. */
export const userSchema = z.object({
  id: z.uuid(),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  githubUsername: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
  isOnboarding: z.boolean(),
  /** Where the account is deleted: until when it can be brought back. Null for an account in use. */
  restorableUntil: z.nullable(z.iso.datetime()),
});

export type User = z.infer<typeof userSchema>;
