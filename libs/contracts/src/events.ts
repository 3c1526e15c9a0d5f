import { z } from 'zod/mini';
import { closeReadingStatusSchema } from './close-reading.js';
import { failureSchema } from './failure.js';
import { keysOf } from './keys-of.js';
import { evaluationStatusSchema } from './resume.js';
import { scanStatusSchema } from './scan.js';

/**
 * All live events: ids, state and the data that a card needs to repaint; never a text. Delivered at
 * most once to the room of one user; a client refetches after a reconnect, so lost events are
 * harmless.
 */
export const events = {
  /** A `failure` means that the scan is waiting, with the reason. */
  'scan.progress': z.object({
    _id: z.uuid(),
    status: scanStatusSchema,
    failure: z.optional(failureSchema),
  }),
  'scan.completed': z.object({
    _id: z.uuid(),
    status: z.enum(['completed', 'needs-text', 'waiting-for-resume']),
    title: z.nullable(z.string()),
    overallScore: z.nullable(z.int()),
    readyToApply: z.nullable(z.boolean()),
  }),
  /** Progress of a close reading. `failure` says why it is waiting or failed; the score is its result. */
  'match.progress': z.object({
    _id: z.uuid(),
    status: closeReadingStatusSchema,
    failure: z.optional(failureSchema),
    overallScore: z.optional(z.int()),
    readyToApply: z.optional(z.boolean()),
  }),
  'scan.failed': z.object({ _id: z.uuid(), failure: failureSchema }),
  'resume.progress': z.object({
    resumeId: z.uuid(),
    status: evaluationStatusSchema,
    failure: z.optional(failureSchema),
  }),
  'resume.evaluated': z.object({ resumeId: z.uuid(), skillCount: z.int() }),
  'resume.failed': z.object({ resumeId: z.uuid(), failure: failureSchema }),
  'matches.rescored': z.object({ count: z.int() }),
} as const;

export type EventName = keyof typeof events;
export type EventPayload<Name extends EventName> = z.infer<(typeof events)[Name]>;
export const eventNames: readonly EventName[] = keysOf(events);

/** Event handlers in the form of Socket.IO's types. */
export type ServerToClientEvents = { [Name in EventName]: (payload: EventPayload<Name>) => void };

/** The room that all sockets of one user join. */
export function userRoom(userId: string): string {
  return `user:${userId}`;
}

/**
 * The room that all sockets of one session join, so that they can be disconnected together when it
 * ends.
 */
export function sessionRoom(sessionId: string): string {
  return `session:${sessionId}`;
}

/** The refusal of a connection beyond the limit: clients reconnect after a delay and fetch what they missed. */
export const socketsFull = 'SOCKETS_FULL';

/** Socket.IO's path below the origin. */
export const socketPath = '/socket.io';

/**
 * Options of Socket.IO for pages. The first attempt comes within four seconds, at random: all pages of a gateway that has ended connect to the others, and each
 * fetches anew what it shows.
 */
export const socketReconnection = {
  reconnectionDelay: 2_000,
  reconnectionDelayMax: 30_000,
  randomizationFactor: 1,
} as const;
