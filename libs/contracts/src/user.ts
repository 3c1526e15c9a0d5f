import { z } from 'zod/mini';

/** The signed-in user, as the client's session knows them. */
export const userSchema = z.object({
  id: z.uuid(),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  githubUsername: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
  isOnboarding: z.boolean(),
  /** Whether they own this server and may invite others. */
  isOwner: z._default(z.boolean(), false),
  /** For a deleted account: until when it can be restored. Null for an active account. */
  restorableUntil: z.nullable(z.iso.datetime()),
});

export type User = z.infer<typeof userSchema>;
