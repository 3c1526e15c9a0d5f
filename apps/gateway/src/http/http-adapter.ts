import { FastifyAdapter } from '@nestjs/platform-fastify';
import { limits } from '@rolefit/contracts';
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
  });
}
