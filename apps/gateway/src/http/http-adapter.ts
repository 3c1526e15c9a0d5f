import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { Config } from '@rolefit/config';
import type { IncomingMessage } from 'node:http';
import { AppError, limits, socketPath } from '@rolefit/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from './problem.filter.js';
import { answerUnparsableRequest } from './header-limits.js';
import { requestIdOf } from './request-context.js';

/** Longer than the 60 s after which load balancers give up an idle connection, so that they close first and never find it gone. */
const keepAliveMs = 72_000;

/** Node closes connections without a whole head, or a whole request, only when it looks for them. */
const heads = { headersTimeout: limits.bodyTimeoutMs, connectionsCheckingInterval: 5_000 };

/**
 * Any other upgrade is ignored and its request answered as it is (RFC 9110, 7.8): a client that would like HTTP/2 asks for it this way. From Node 22.21 on; before,
 * Socket.IO closes the connection. Node's types do not know the option yet.
 */
const upgrades = {
  shouldUpgradeCallback: ({ url = '', headers }: IncomingMessage): boolean => headers.upgrade?.toLowerCase() === 'websocket' && url.startsWith(socketPath),
};

/** Of answers that are given before anything that adds headers has run. */
const bareHeaders = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'", 'x-content-type-options': 'nosniff' };

/** Fastify with our limits. */
export function createHttpAdapter({ server: { trustedProxies } }: Pick<Config, 'server'>): FastifyAdapter {
  return new FastifyAdapter({
    // Only the last so many entries of X-Forwarded-For were written by proxies of ours; what stands before them anybody can make up.
    trustProxy: trustedProxies > 0 && ((_address: string, hop: number) => hop < trustedProxies),
    http: { maxHeaderSize: limits.requestHeadBytes, ...heads, ...upgrades },
    clientErrorHandler: answerUnparsableRequest,
    bodyLimit: limits.jsonBodyBytes,
    genReqId: requestIdOf,
    keepAliveTimeout: keepAliveMs,
    // The whole of a request, a slow upload included.
    requestTimeout: limits.uploadTimeoutMs,
    // What still runs is finished at shutdown; connections that only wait are closed. What comes in over one that was busy is served too.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    multipart: false,
    // An address that cannot be decoded never reaches a route, nor its filters.
    frameworkErrors: (_error: Error, request: FastifyRequest, reply: FastifyReply) => sendProblem(new AppError('ROUTE_NOT_FOUND'), request, reply.headers(bareHeaders)),
  });
}
