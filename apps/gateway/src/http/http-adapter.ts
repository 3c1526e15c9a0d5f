import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { Config } from '@rolefit/config';
import type { IncomingMessage } from 'node:http';
import { AppError, limits, socketPath } from '@rolefit/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from './problem.filter.js';
import { answerUnparsableRequest } from './header-limits.js';
import { requestIdOf } from './request-context.js';

/**
 * Longer than the idle timeout of common load balancers (60 s), so that the load balancer always closes first and never sends a request on a closed
 * connection.
 */
const keepAliveMs = 72_000;

/** Node enforces its header and request timeouts only at this interval. */
const headerTimeouts = { headersTimeout: limits.bodyTimeoutMs, connectionsCheckingInterval: 5_000 };

/**
 * Ignores other upgrade requests and answers them as plain requests (RFC 9110, 7.8), as HTTP/2 clients expect. Requires Node 22.21; on older versions
 * Socket.IO closes the connection. The option is missing in Node's types.
 */
const upgradeOptions = {
  shouldUpgradeCallback: ({ url = '', headers }: IncomingMessage): boolean =>
    headers.upgrade?.toLowerCase() === 'websocket' && url.startsWith(socketPath),
};

/** Headers of responses that are sent before any header hook runs. */
const errorHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

/** The Fastify adapter with our limits. */
export function createHttpAdapter({
  server: { trustedProxies },
}: Pick<Config, 'server'>): FastifyAdapter {
  return new FastifyAdapter({
    // Our proxies wrote only the last entries of X-Forwarded-For; clients can forge everything before those.
    trustProxy: trustedProxies > 0 && ((_address: string, hop: number) => hop < trustedProxies),
    http: { maxHeaderSize: limits.requestHeadBytes, ...headerTimeouts, ...upgradeOptions },
    clientErrorHandler: answerUnparsableRequest,
    bodyLimit: limits.jsonBodyBytes,
    genReqId: requestIdOf,
    keepAliveTimeout: keepAliveMs,
    // Covers the whole request, including a slow upload.
    requestTimeout: limits.uploadTimeoutMs,
    // At shutdown, idle connections are closed and running requests finish. Requests that still arrive on a busy connection are served as well.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    multipart: false,
    // Fastify rejects an undecodable URL before routing, so no exception filter runs.
    frameworkErrors: (_error: Error, request: FastifyRequest, reply: FastifyReply) =>
      sendProblem(new AppError('ROUTE_NOT_FOUND'), request, reply.headers(errorHeaders)),
  });
}
