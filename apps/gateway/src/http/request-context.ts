import { randomUUID } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { AppError, type ErrorCode, type SignInQuery, type TokenScope } from '@rolefit/contracts';
import type { ProviderIdentity } from '@rolefit/database';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';

/** A client with a session. */
export interface SignedIn {
  readonly userId: string;
  readonly sessionId: string;
}

/** A client with a personal access token. */
export interface TokenCaller {
  readonly userId: string;
  readonly sessionId: null;
  readonly tokenName: string;
  readonly scopes: readonly TokenScope[];
}

/** The authenticated caller. */
export type Caller = SignedIn | TokenCaller;

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before the body is read; null for anonymous requests. */
    signedIn: Caller | null;
    /** Time of that authentication, by `performance.now()`. */
    signedInAt: number;
    /** Set by the problem filter, for the access log. */
    problemCode: ErrorCode | null;
    /** Set in a provider's callback: the identity, and the query that the sign-in was started with. */
    user?: ProviderIdentity;
    signIn?: SignInQuery;
  }
}

/** Ids of proxies and clients are adopted, so that logs can be correlated, but only if they cannot corrupt a log line. */
const requestIdPattern = /^[\w.:-]{8,100}$/;

/** The request's id: from the header if it is well-formed, else a new one. */
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && requestIdPattern.test(given) ? given : randomUUID();
}

/** Declares the request's context fields and returns the request id to the client. */
export function addRequestContext(instance: FastifyInstance): void {
  instance.decorateRequest('signedIn', null);
  instance.decorateRequest('signedInAt', 0);
  instance.decorateRequest('problemCode', null);
  instance.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
}

/** Parameter decorator: the caller's user id. Only for authenticated routes. */
export const UserId = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const { signedIn } = context.switchToHttp().getRequest<FastifyRequest>();
  if (signedIn === null) throw new AppError('SESSION_MISSING');
  return signedIn.userId;
});

/** Parameter decorator: the caller's session id. Only for authenticated routes that refuse personal access tokens. */
export const SessionId = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const { signedIn } = context.switchToHttp().getRequest<FastifyRequest>();
  if (signedIn === null) throw new AppError('SESSION_MISSING');
  if (signedIn.sessionId === null) throw new AppError('TOKEN_REFUSED');
  return signedIn.sessionId;
});

/** Parameter decorator: the request id, to be passed on to the jobs that the request creates. */
export const RequestId = createParamDecorator(
  (_: unknown, context: ExecutionContext): string =>
    context.switchToHttp().getRequest<FastifyRequest>().id,
);
