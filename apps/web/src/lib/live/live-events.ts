import { type EventName, events } from '@rolefit/contracts';
import { type QueryClient, type QueryKey } from '@tanstack/react-query';
import { type z } from 'zod/mini';
import { isBeingReadClosely } from '../close-reading';
import { toast } from '../toast';
import { profileKeys, readingKeys, scanKeys } from '../query-keys';
import { repaintCloseReading } from './repaint-close-reading';
import {
  isSettled,
  isShown,
  isUnknown,
  repaintEvaluation,
  repaintOutcome,
  repaintScan,
} from './repaint';
import { tellFailed, tellScanned } from './scan-news';
import { texts } from './texts';

interface LiveEvent<Payload> {
  /** Queries to invalidate: events are hints, the server is the source of truth. */
  readonly refetch: (payload: Payload, client: QueryClient) => readonly QueryKey[];
  /** Optimistic change of the cache until the refetch completes. */
  readonly repaint?: (client: QueryClient, payload: Payload) => void;
  /** Shows a toast on any screen. */
  readonly tell?: (payload: Payload) => void;
}

/** Invalidates all queries below a key. */
export type Refetch = (queryKey: QueryKey) => void;

type ApplyEvent = (client: QueryClient, payload: unknown, refetch?: Refetch) => void;

const everything: QueryKey = [];

function live<Payload>(schema: z.ZodMiniType<Payload>, event: LiveEvent<Payload>): ApplyEvent {
  return (client, payload, refetch = (queryKey) => void client.invalidateQueries({ queryKey })) => {
    const parsed = schema.safeParse(payload);
    // The server may be newer than this page; refetch everything.
    if (!parsed.success) return refetch(everything);
    event.repaint?.(client, parsed.data);
    event.tell?.(parsed.data);
    for (const queryKey of event.refetch(parsed.data, client)) refetch(queryKey);
  };
}

function tellRescored(count: number): void {
  if (count > 0) toast(texts.rescored(count), { id: 'rescored' });
}

/** For each event the queries that it invalidates and its cache updates. */
export const liveEvents: Readonly<Record<EventName, ApplyEvent>> = {
  'scan.progress': live(events['scan.progress'], {
    refetch: ({ _id }, client) => [
      ...(isUnknown(client, _id) ? [scanKeys.lists, scanKeys.next, scanKeys.insights] : []),
      ...(isShown(client, _id, ({ status }) => isSettled(status))
        ? [scanKeys.lists, scanKeys.detail(_id)]
        : []),
    ],
    repaint: (client, { _id, status, failure = null }) =>
      repaintScan(client, _id, { status, failure }, (before) => !isSettled(before)),
  }),
  'scan.completed': live(events['scan.completed'], {
    refetch: ({ _id }) => [scanKeys.lists, scanKeys.next, scanKeys.insights, scanKeys.detail(_id)],
    repaint: (client, { _id, ...outcome }) => repaintOutcome(client, _id, outcome),
    tell: tellScanned,
  }),
  'match.progress': live(events['match.progress'], {
    refetch: ({ _id, status, overallScore }, client) => {
      if (status === 'completed' || status === 'failed' || overallScore !== undefined)
        return [scanKeys.lists, scanKeys.next, scanKeys.insights, scanKeys.detail(_id)];
      const isNews = isShown(client, _id, (job) => !isBeingReadClosely(job));
      return isNews ? [scanKeys.lists, scanKeys.detail(_id)] : [];
    },
    repaint: repaintCloseReading,
  }),
  'scan.failed': live(events['scan.failed'], {
    refetch: ({ _id }) => [scanKeys.lists, scanKeys.detail(_id)],
    repaint: (client, { _id, failure }) => repaintScan(client, _id, { status: 'failed', failure }),
    tell: tellFailed,
  }),
  'resume.progress': live(events['resume.progress'], {
    refetch: () => [],
    repaint: (client, { resumeId, status, failure = null }) =>
      repaintEvaluation(client, resumeId, { status, failure }),
  }),
  // Skills are part of the profile: setting "completed" before the refetch would briefly show an empty list.
  'resume.evaluated': live(events['resume.evaluated'], {
    refetch: () => [profileKeys.all, readingKeys.all, scanKeys.all],
  }),
  'resume.failed': live(events['resume.failed'], {
    refetch: () => [profileKeys.all],
    repaint: (client, { resumeId, failure }) =>
      repaintEvaluation(client, resumeId, { status: 'failed', failure }),
  }),
  'matches.rescored': live(events['matches.rescored'], {
    // The profile has the skills of all resumes, and one of them may have been removed.
    refetch: () => [scanKeys.all, profileKeys.all],
    tell: ({ count }) => tellRescored(count),
  }),
};
