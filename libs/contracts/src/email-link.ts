import { z } from 'zod/mini';
import { signInQuerySchema } from './auth.js';
import { limits } from './limits.js';

const emailMessage = 'Enter an e-mail address such as ada@example.org';

/**
 * An e-mail address to send a sign-in link to, in the form by which accounts are found: trimmed, and A to Z in lower case. Folding more would make
 * addresses of two people one (ADR 17). ASCII only, without quotes or control characters, so that it can be written into a header as it is.
 */
export const signInEmailSchema = z.pipe(
  z.string(emailMessage).check(
    z.trim(),
    z.overwrite((text) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())),
    z.maxLength(limits.emailChars, { error: emailMessage, abort: true }),
  ),
  z.email(emailMessage),
);

/** Body of the call that sends a sign-in link. */
export const emailLinkRequestSchema = z.extend(signInQuerySchema, { email: signInEmailSchema });
export type EmailLinkRequest = z.infer<typeof emailLinkRequestSchema>;

/** The secret of a sign-in link: 32 random bytes in base64url. */
export const emailLinkTokenSchema = z.string().check(z.regex(/^[\w-]{43}$/, 'Not a sign-in link'));

/** Body of the call that asks what a sign-in link is for. */
export const emailLinkCheckSchema = z.object({ token: emailLinkTokenSchema });
export type EmailLinkCheck = z.infer<typeof emailLinkCheckSchema>;

/**
 * What a sign-in link is for. A link that no longer works is an answer and no error, which keeps the browser console free of errors.
 */
export const emailLinkSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('open'),
    email: z.string(),
    /** Whether the asking browser is the one that requested the link. */
    isSameBrowser: z.boolean(),
  }),
  z.object({ status: z.enum(['used', 'replaced', 'expired', 'unknown']) }),
]);
export type EmailLink = z.infer<typeof emailLinkSchema>;

/** Body of the call that signs in by a link. */
export const emailSignInSchema = z.object({
  token: emailLinkTokenSchema,
  /** The user says that they asked for the link in another browser. */
  isConfirmed: z._default(z.boolean(), false),
});
export type EmailSignIn = z.infer<typeof emailSignInSchema>;

/** Answer of the call that signs in by a link: the path to go to. */
export const emailSignedInSchema = z.object({ next: z.string() });
export type EmailSignedIn = z.infer<typeof emailSignedInSchema>;

/** An e-mail that a Rolefit on one machine has kept instead of sending it. */
export const inboxMailSchema = z.object({
  id: z.string(),
  sentAt: z.iso.datetime(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
});
export type InboxMail = z.infer<typeof inboxMailSchema>;

/** `GET /auth/inbox`: newest first. */
export const inboxSchema = z.object({ mails: z.array(inboxMailSchema) });
export type Inbox = z.infer<typeof inboxSchema>;
