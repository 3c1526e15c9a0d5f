import { z } from 'zod/mini';
import { emailLinkTokenSchema } from './email-link.js';
import { limits } from './limits.js';
import { normalised } from './normalised-text.js';

const nameMessage = `Name must be 1 to ${limits.nameChars} characters`;

/** Body of the call that asks what a link is for. */
export const accountLinkCheckSchema = z.object({ token: emailLinkTokenSchema });
export type AccountLinkCheck = z.infer<typeof accountLinkCheckSchema>;

/**
 * What a link is for: it creates the owner’s account (`setup`) or that of an invited user (`invitation`), or signs another device in to an account
 * (`device`). A link that no longer works is an answer and no error, which keeps the browser console free of errors.
 */
export const accountLinkSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('open'),
    kind: z.enum(['setup', 'invitation', 'device']),
    /** Name of the user who invites, or of the account that is signed in to; null where there is none. */
    name: z.nullable(z.string()),
  }),
  z.object({ status: z.enum(['used', 'replaced', 'expired', 'unknown']) }),
]);
export type AccountLink = z.infer<typeof accountLinkSchema>;

/** Body of the call that uses a link. */
export const accountLinkUseSchema = z.object({
  token: emailLinkTokenSchema,
  /** Name of the new account; needed where the link creates one. */
  name: z.optional(
    z
      .string(nameMessage)
      .check(...normalised(limits.nameChars, nameMessage), z.minLength(1, nameMessage)),
  ),
});
export type AccountLinkUse = z.infer<typeof accountLinkUseSchema>;
