import type { Redis, Result } from 'ioredis';
import { z } from 'zod';
import { acquireScript } from './acquire.lua.js';
import { releaseScript } from './release.lua.js';
import { renewScript } from './renew.lua.js';

declare module 'ioredis' {
  interface RedisCommander<Context> {
    /** @param request an `AcquireRequest` as JSON */
    acquireModelPermit(
      state: string,
      calls: string,
      minute: string,
      next: string,
      request: string,
    ): Result<unknown, Context>;
    renewModelPermit(
      state: string,
      calls: string,
      id: string,
      expiresInMs: number,
    ): Result<unknown, Context>;
    /** @param request a `ReleaseRequest` as JSON */
    releaseModelPermit(
      state: string,
      calls: string,
      minute: string,
      request: string,
    ): Result<unknown, Context>;
  }
}

/** Redis keys of one provider. */
export interface BreakerKeys {
  /** Hash: the circuit, the provider's pause, and the tokens of the last minute. */
  readonly state: string;
  /** Sorted set: calls under way by the time their slot expires. */
  readonly calls: string;
  /** Sorted set: calls of the last minute ("id:tokens") by start time. */
  readonly minute: string;
  /** Sorted set: jobs with a reserved slot by the time the reservation expires. */
  readonly next: string;
}

/** A request for a permit. A limit of 0 means none. */
export interface AcquireRequest {
  readonly id: string;
  readonly jobId: string;
  /** Empty where the user is not known yet. */
  readonly userId: string;
  /** Estimated tokens of the call. */
  readonly tokens: number;
  /** The slot expires after this time, should the worker die. */
  readonly expiresInMs: number;
  readonly requestsPerMinute: number;
  readonly tokensPerMinute: number;
  readonly concurrentCalls: number;
  /** The initial limit if it adapts to the model; -1 if it is fixed. */
  readonly startingCalls: number;
  /** A user's first job, or the next call of a reading under way: a slot is reserved for it while it waits. */
  readonly isFirst: boolean;
  /** Checks without acquiring. */
  readonly isCheck: boolean;
  readonly queuePosition: number;
}

/** The end of a call. */
export interface ReleaseRequest {
  readonly id: string;
  /** The estimate with which the permit was acquired. */
  readonly estimatedTokens: number;
  /** Tokens that the call used; -1 where unknown. */
  readonly usedTokens: number;
  readonly outcome: 'ok' | 'busy' | 'unavailable' | 'none';
  /** Time that the provider asked to wait; -1 where it named none. */
  readonly retryAfterMs: number;
  /** Error code; empty where the call succeeded. */
  readonly code: string;
  /** As in the acquired permit. */
  readonly startingCalls: number;
  readonly isTimeout: boolean;
  readonly tookMs: number;
  /** Tokens of the answer; 0 if there was none. */
  readonly answerTokens: number;
  /** For how long a limit that turned out too high is not tried again. */
  readonly holdMs: number;
  /** Consecutive failures that open the circuit. */
  readonly failureThreshold: number;
  readonly initialOpenMs: number;
  readonly maxOpenMs: number;
  /** Factor for the times above. */
  readonly jitter: number;
}

const acquireReply = z.tuple([
  z.enum(['granted', 'open', 'paused', 'limited']),
  z.coerce.number(),
  z.string(),
  z.coerce.number(),
]);
/** The verdict, how long to wait in milliseconds, a code (of the error that opened the circuit, or `probe`), and for how long no call has succeeded. */
export type AcquireReply = z.infer<typeof acquireReply>;

const releaseReply = z.tuple([
  z.enum(['closed', 'opened', 'paused', '']),
  z.coerce.number(),
  z.coerce.number(),
]);

/** Registers the scripts on a connection. ioredis sends their digest and loads them again where Redis has lost them. */
export function defineBreakerScripts(redis: Redis): Redis {
  redis.defineCommand('acquireModelPermit', { numberOfKeys: 4, lua: acquireScript });
  redis.defineCommand('releaseModelPermit', { numberOfKeys: 3, lua: releaseScript });
  redis.defineCommand('renewModelPermit', { numberOfKeys: 2, lua: renewScript });
  return redis;
}

/** @returns the verdict, milliseconds to wait, the error code (or 'probe'), and since how many milliseconds the provider has answered no call */
export async function acquirePermit(
  redis: Redis,
  { state, calls, minute, next }: BreakerKeys,
  request: AcquireRequest,
): Promise<AcquireReply> {
  return acquireReply.parse(
    await redis.acquireModelPermit(state, calls, minute, next, JSON.stringify(request)),
  );
}

/** Renews the slot of a running call; it expires soon after its worker dies. */
export async function renewPermit(
  redis: Redis,
  { state, calls }: BreakerKeys,
  id: string,
  expiresInMs: number,
): Promise<void> {
  await redis.renewModelPermit(state, calls, id, expiresInMs);
}

/** @returns the transition, for how many milliseconds it holds, and since how many milliseconds the provider has answered no call */
export async function releasePermit(
  redis: Redis,
  { state, calls, minute }: BreakerKeys,
  request: ReleaseRequest,
): Promise<z.infer<typeof releaseReply>> {
  return releaseReply.parse(
    await redis.releaseModelPermit(state, calls, minute, JSON.stringify(request)),
  );
}
