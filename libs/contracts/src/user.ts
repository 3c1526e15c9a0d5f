import { z } from 'zod';

/** Who is signed in, as the client's session knows them. */
export const userSchema = z
  .object({
    id: z.uuid(),
    name: z.string().nullable(),
    email: z.string().nullable(),
    githubUsername: z.string().nullable(),
    avatar: z.string().nullable(),
    isOnboarding: z.boolean(),
    /** Where the account is deleted: until when it can be brought back. Null for an account in use. */
    restorableUntil: z.iso.datetime().nullable(),
  })
  .meta({ id: 'User' });

export type User = z.infer<typeof userSchema>;
