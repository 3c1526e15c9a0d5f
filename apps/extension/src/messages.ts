import {
  answersSchema,
  correctionSchema,
  jobSchema,
  resumeFactsSchema,
  scanFormSchema,
  scanLookupRequestSchema,
  scanLookupSchema,
  scanRequestSchema,
  skillSchema,
  tokenPairSchema,
  userSchema,
} from '@rolefit/contracts';
import { z } from 'zod/mini';
import { serverOriginSchema } from '@/server-origin';

/**
 * All messages between popup, options, content script and background script. Each has an input, an answer, and a permitted sender:
 * `pages` are the extension's own, `login-page` is the content script on the login page of the server, in the tab that the user opened with
 * Connect in the popup.
 */

const nothing = z.object({});

/** A scan request without its id, which the outbox adds. */
export const scanDraftSchema = z.extend(scanFormSchema, { title: scanRequestSchema.shape.title });
export type ScanDraft = z.input<typeof scanDraftSchema>;

/** A queued scan that the server has not confirmed yet. */
export const outboxItemSchema = z.object({
  jobId: z.string(),
  scan: scanRequestSchema,
  /** `refused`: the server rejected it; the user may correct it. */
  state: z.enum(['waiting', 'refused']),
  /** Whether it is to be saved too, once the server has it. */
  isSaved: z.optional(z.boolean()),
  /** A message for the user: why it was refused or the last attempt failed, by field if it concerns one. */
  problem: z.nullable(z.object({ message: z.string(), fields: z.record(z.string(), z.string()) })),
  /** When the user queued it, in milliseconds since 1970, like `nextAttemptAt`. */
  addedAt: z.number(),
  attempts: z.int(),
  nextAttemptAt: z.number(),
  /** The server and the user it was queued for. Null if it was queued while signed out: the next user to connect owns it. */
  server: z.string(),
  userId: z.nullable(z.string()),
});
export type OutboxItem = z.infer<typeof outboxItemSchema>;

/** The state that a popup shows. */
export const stateSchema = z.object({
  /** Origin of the server, and whether the user has granted access to it. */
  server: z.object({ origin: z.string(), isAllowed: z.boolean() }),
  /**
   * `expired`: the session has ended and the user has to connect again; queued scans are kept. `connecting`: the login page has handed over a session
   * that the server has not confirmed yet.
   */
  session: z.object({
    status: z.enum(['signed-out', 'signed-in', 'expired', 'connecting']),
    user: z.nullable(userSchema),
  }),
  /** Queued scans of the signed-in user and those without an owner, oldest first. */
  outbox: z.array(outboxItemSchema),
  /** A text for the user that explains why sending is paused; null if it is not. */
  hold: z.nullable(z.string()),
  /** Recent scans as the server reported them, newest first; null before the first fetch. */
  scans: z.nullable(z.array(jobSchema)),
});
export type BackgroundState = z.infer<typeof stateSchema>;

/** The profile that a posting is scored against: facts from the resumes, skills, and the user's answers. */
export const profileFactsSchema = z.object({
  /** All resumes that were read, the default one first. */
  resumes: z
    .array(z.object({ number: z.int(), name: z.string(), facts: resumeFactsSchema }))
    .check(z.minLength(1)),
  skills: z.array(skillSchema),
  answers: answersSchema,
  /** What the user has corrected; none on servers that do not support it yet. */
  corrections: z._default(z.array(correctionSchema), []),
});
export type ProfileFacts = z.infer<typeof profileFactsSchema>;

/** At least 128 bits, in any encoding. */
const nonceSchema = z.string().check(z.minLength(22), z.maxLength(128));

const table = {
  'state.get': { from: 'pages', input: nothing, answer: stateSchema },
  /** Switches to another server and leaves the former one. */
  'server.choose': {
    from: 'pages',
    input: z.object({ server: serverOriginSchema }),
    answer: nothing,
  },
  'session.connect': { from: 'pages', input: nothing, answer: nothing },
  'session.disconnect': { from: 'pages', input: nothing, answer: nothing },
  'outbox.add': {
    from: 'pages',
    input: z.object({ scan: scanDraftSchema, isSaved: z.optional(z.boolean()) }),
    answer: z.object({ jobId: z.string() }),
  },
  'outbox.change': {
    from: 'pages',
    input: z.object({ jobId: z.string(), scan: scanDraftSchema }),
    answer: nothing,
  },
  'outbox.remove': { from: 'pages', input: z.object({ jobId: z.string() }), answer: nothing },
  /** Sends queued scans immediately, ignoring their back-off. */
  'outbox.send': { from: 'pages', input: nothing, answer: nothing },
  'scans.refresh': { from: 'pages', input: nothing, answer: nothing },
  /** The user's scans that are similar to a posting; none if signed out or the server cannot be reached. */
  'scans.alike': { from: 'pages', input: scanLookupRequestSchema, answer: scanLookupSchema },
  /** The profile for a local estimate; null if signed out, or no resume was read. */
  'profile.facts': {
    from: 'pages',
    input: nothing,
    answer: z.object({ profile: z.nullable(profileFactsSchema) }),
  },
  /** Answers the nonce for the request to the page; null unless the user opened this tab to connect. */
  'handshake.begin': {
    from: 'login-page',
    input: nothing,
    answer: z.object({ nonce: z.nullable(nonceSchema) }),
  },
  'handshake.finish': {
    from: 'login-page',
    input: z.extend(tokenPairSchema, { nonce: nonceSchema }),
    answer: nothing,
  },
} as const satisfies Record<
  string,
  { from: 'pages' | 'login-page'; input: z.ZodMiniType; answer: z.ZodMiniType }
>;

export const messages = table;
export type MessageName = keyof typeof messages;
export type MessageInput<Name extends MessageName> = z.input<(typeof messages)[Name]['input']>;
export type ParsedInput<Name extends MessageName> = z.output<(typeof messages)[Name]['input']>;
export type MessageAnswer<Name extends MessageName> = z.output<(typeof messages)[Name]['answer']>;

/** A message on the wire. */
export const envelopeSchema = z.object({ name: z.string(), input: z.unknown() });

/** A reply on the wire; `message` can be shown to a user. */
export const replySchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), data: z.unknown() }),
  z.object({
    ok: z.literal(false),
    message: z.string(),
    fields: z._default(z.record(z.string(), z.string()), {}),
  }),
]);
export type Reply = z.infer<typeof replySchema>;

/** The port over which the background script sends its state to an open popup, on connecting and after each change. */
export const statePort = 'state';

export function isMessageName(name: string): name is MessageName {
  return Object.hasOwn(messages, name);
}
