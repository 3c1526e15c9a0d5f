import { FastifyAdapter } from '@nestjs/platform-fastify';
import { AppError, limits } from '@rolefit/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from './problem.filter.js';
import { requestIdOf } from './request-context.js';

/** Longer than the 60 s after which load balancers give up an idle connection, so that they close first and never find it gone. */
const keepAliveMs = 72_000;

/** Fastify with our limits. */
export function createHttpAdapter(): FastifyAdapter {
  return new FastifyAdapter({
    bodyLimit: limits.jsonBodyBytes,
    genReqId: requestIdOf,
    keepAliveTimeout: keepAliveMs,
    // The whole of a request, a slow upload included.
    requestTimeout: limits.uploadTimeoutMs,
    // What still runs is finished at shutdown; connections that only wait are closed.
    forceCloseConnections: 'idle',
    multipart: false,
    // An address that cannot be decoded never reaches a route, nor its filters.
    frameworkErrors: (_error: Error, request: FastifyRequest, reply: FastifyReply) => sendProblem(new AppError('ROUTE_NOT_FOUND'), request, reply),
  });
}
