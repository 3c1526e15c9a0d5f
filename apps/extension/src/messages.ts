import { answersSchema, jobSchema, resumeFactsSchema, scanFormSchema, scanLookupRequestSchema, scanLookupSchema, scanRequestSchema, skillSchema, tokenPairSchema, userSchema } from '@rolefit/contracts';
import { z } from 'zod/mini';
import { serverOriginSchema } from '@/server-origin';

/**
 * All that popup, options, content script and background say to each other, once. Each message has an input and an answer, and a sender that it is
 * taken from: `pages` are the extension's own, `login-page` is the content script on the login page of the server, in the tab that the user opened by
 * the popup's Connect.
 */

const nothing = z.object({});

/** What a scan has before it is sent: the request without its id, which the outbox gives it. */
export const scanDraftSchema = z.extend(scanFormSchema, { title: scanRequestSchema.shape.title });
export type ScanDraft = z.input<typeof scanDraftSchema>;

/** A scan that has not reached the server yet. */
export const outboxItemSchema = z.object({
  jobId: z.string(),
  scan: scanRequestSchema,
  /** `refused`: the server will not take it as it is; the user may correct it. */
  state: z.enum(['waiting', 'refused']),
  /** Why it was refused, or why the last attempt failed, in words for the user; by field where it is about one. */
  problem: z.nullable(z.object({ message: z.string(), fields: z.record(z.string(), z.string()) })),
  /** When the user queued it, in milliseconds since 1970; so is `nextAttemptAt`. */
  addedAt: z.number(),
  attempts: z.int(),
  nextAttemptAt: z.number(),
  /** Whose it is: the server and the user it was queued for; null where nobody was signed in, and whoever connects next takes it. */
  server: z.string(),
  userId: z.nullable(z.string()),
});
export type OutboxItem = z.infer<typeof outboxItemSchema>;

/** Everything that a popup shows, as of now. */
export const stateSchema = z.object({
  /** Origin of the server, and whether the user has allowed the extension to speak with it. */
  server: z.object({ origin: z.string(), isAllowed: z.boolean() }),
  /**
   * `expired`: was signed in, and has to connect again; what waits is kept. `connecting`: the login page has handed over a session, and the server could
   * not be asked yet whose it is.
   */
  session: z.object({ status: z.enum(['signed-out', 'signed-in', 'expired', 'connecting']), user: z.nullable(userSchema) }),
  /** What waits, oldest first, of who is signed in and of nobody. */
  outbox: z.array(outboxItemSchema),
  /** Why nothing is sent at the moment, in words for the user; null where nothing stands in the way. */
  hold: z.nullable(z.string()),
  /** The last scans as the server told of them, newest first; null before it was asked. */
  scans: z.nullable(z.array(jobSchema)),
});
export type BackgroundState = z.infer<typeof stateSchema>;

/** What a posting is judged by: what was read of the user's resume, their skills, and their answers. */
export const profileFactsSchema = z.object({ resume: resumeFactsSchema, skills: z.array(skillSchema), answers: answersSchema });
export type ProfileFacts = z.infer<typeof profileFactsSchema>;

/** 128 bits or more, in any spelling. */
const nonceSchema = z.string().check(z.minLength(22), z.maxLength(128));

const table = {
  'state.get': { from: 'pages', input: nothing, answer: stateSchema },
  /** The origin of the server that the user chooses; the one before is left. */
  'server.choose': { from: 'pages', input: z.object({ server: serverOriginSchema }), answer: nothing },
  'session.connect': { from: 'pages', input: nothing, answer: nothing },
  'session.disconnect': { from: 'pages', input: nothing, answer: nothing },
  'outbox.add': { from: 'pages', input: z.object({ scan: scanDraftSchema }), answer: z.object({ jobId: z.string() }) },
  'outbox.change': { from: 'pages', input: z.object({ jobId: z.string(), scan: scanDraftSchema }), answer: nothing },
  'outbox.remove': { from: 'pages', input: z.object({ jobId: z.string() }), answer: nothing },
  /** Sends what waits now, without waiting for its time. */
  'outbox.send': { from: 'pages', input: nothing, answer: nothing },
  'scans.refresh': { from: 'pages', input: nothing, answer: nothing },
  /** The user's scans that are like a posting; none where nobody is signed in or the server cannot be asked. */
  'scans.alike': { from: 'pages', input: scanLookupRequestSchema, answer: scanLookupSchema },
  /** What to judge a posting by before the server does; null where nobody is signed in, or no resume was read. */
  'profile.facts': { from: 'pages', input: nothing, answer: z.object({ profile: z.nullable(profileFactsSchema) }) },
  /** Whether this tab is one that the user opened to connect; answers the nonce to ask the page with. */
  'handshake.begin': { from: 'login-page', input: nothing, answer: z.object({ nonce: z.nullable(nonceSchema) }) },
  'handshake.finish': { from: 'login-page', input: z.extend(tokenPairSchema, { nonce: nonceSchema }), answer: nothing },
} as const satisfies Record<string, { from: 'pages' | 'login-page'; input: z.ZodMiniType; answer: z.ZodMiniType }>;

export const messages = table;
export type MessageName = keyof typeof messages;
export type MessageInput<Name extends MessageName> = z.input<(typeof messages)[Name]['input']>;
export type ParsedInput<Name extends MessageName> = z.output<(typeof messages)[Name]['input']>;
export type MessageAnswer<Name extends MessageName> = z.output<(typeof messages)[Name]['answer']>;

/** A message as it travels. */
export const envelopeSchema = z.object({ name: z.string(), input: z.unknown() });

/** An answer as it travels; `message` can be shown to a user. */
export const replySchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), data: z.unknown() }),
  z.object({ ok: z.literal(false), message: z.string(), fields: z._default(z.record(z.string(), z.string()), {}) }),
]);
export type Reply = z.infer<typeof replySchema>;

/** The port over which the background tells an open popup its state, at once and whenever it changes. */
export const statePort = 'state';

export function isMessageName(name: string): name is MessageName {
  return Object.hasOwn(messages, name);
}
