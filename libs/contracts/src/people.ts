import { z } from 'zod/mini';
import { limits } from './limits.js';
import { normalised } from './normalised-text.js';

const noteMessage = `Note must be at most ${limits.invitationNoteChars} characters`;

/** A user of this server, as its owner sees them: neither resume nor scans, nor an address. */
export const personSchema = z.object({
  id: z.uuid(),
  name: z.nullable(z.string()),
  isOwner: z.boolean(),
  joinedAt: z.iso.datetime(),
  /** The note of the invitation that they accepted; null where they came another way. */
  note: z.nullable(z.string()),
});
export type Person = z.infer<typeof personSchema>;

/** An invitation that nobody has accepted yet; expired ones included. */
export const invitationSchema = z.object({
  id: z.uuid(),
  /** For whom it is; only the owner sees it. */
  note: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type Invitation = z.infer<typeof invitationSchema>;

/** `GET /auth/people`: users by the time that they joined, invitations the newest first. */
export const peopleSchema = z.object({
  people: z.array(personSchema),
  invitations: z.array(invitationSchema),
});
export type People = z.infer<typeof peopleSchema>;

/** `POST /auth/invitations`. */
export const invitationRequestSchema = z.object({
  note: z.optional(
    z.string(noteMessage).check(...normalised(limits.invitationNoteChars, noteMessage)),
  ),
});
export type InvitationRequest = z.infer<typeof invitationRequestSchema>;

/** Answer of `POST /auth/invitations`: the only answer that contains the link. */
export const createdInvitationSchema = z.extend(invitationSchema, { url: z.url() });
export type CreatedInvitation = z.infer<typeof createdInvitationSchema>;
