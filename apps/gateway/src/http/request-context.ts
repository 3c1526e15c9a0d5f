import { randomUUID } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { AppError, type ErrorCode, type SignInQuery } from '@rolefit/contracts';
import type { ProviderIdentity } from '@rolefit/database';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';

/** Who calls, as their access token says. */
export interface SignedIn {
  readonly userId: string;
  readonly sessionId: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before the body is read; null for visitors. */
    signedIn: SignedIn | null;
    /** When that was found out, by `performance.now()`. */
    signedInAt: number;
    /** Set by the problem filter, for the access log. */
    problemCode: ErrorCode | null;
    /** Set on the way back from a provider: who came, and what their sign-in was started with. */
    user?: ProviderIdentity;
    signIn?: SignInQuery;
  }
}

/** A proxy's or client's own id is kept, so that one id joins all logs; anything odd is not let into ours. */
const requestIdPattern = /^[\w.:-]{8,100}$/;

/** The id of a request: the one it came with, or a new one. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && requestIdPattern.test(given) ? given : randomUUID();
}

/** Gives each request its own place for what we know of it, and tells the client the id under which we log it. */
export function addRequestContext(instance: FastifyInstance): void {
  instance.decorateRequest('signedIn', null);
  instance.decorateRequest('signedInAt', 0);
  instance.decorateRequest('problemCode', null);
  instance.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
}

/** Parameter decorator: the caller's user id. Only on routes that the guard protects. */
export const UserId = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const { signedIn } = context.switchToHttp().getRequest<FastifyRequest>();
  if (signedIn === null) throw new AppError('SESSION_MISSING');
  return signedIn.userId;
});

/** Parameter decorator: the caller's session. Only on routes that the guard protects. */
export const SessionId = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const { signedIn } = context.switchToHttp().getRequest<FastifyRequest>();
  if (signedIn === null) throw new AppError('SESSION_MISSING');
  return signedIn.sessionId;
});

/** Parameter decorator: the id under which this request is logged, to hand on to the jobs that it starts. */
export const RequestId = createParamDecorator((_: unknown, context: ExecutionContext): string => context.switchToHttp().getRequest<FastifyRequest>().id);
