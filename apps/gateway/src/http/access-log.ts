import type { Logger } from '@rolefit/config';
import { apiBasePath } from '@rolefit/contracts';
import type { FastifyInstance } from 'fastify';

/**
 * Logs one line per request. Contains the route's pattern rather than the URL, which may hold a signed link. Probes and static files are logged at debug
 * level.
 */
export function addAccessLog(instance: FastifyInstance, logger: Logger): void {
  instance.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const isApi = route.startsWith(apiBasePath) || request.url.startsWith(apiBasePath);
    const level = reply.statusCode >= 500 ? 'warn' : isApi ? 'info' : 'debug';
    logger[level](
      {
        requestId: request.id,
        userId: request.signedIn?.userId,
        method: request.method,
        route,
        status: reply.statusCode,
        durationMs: Math.round(reply.elapsedTime * 10) / 10,
        code: request.problemCode ?? undefined,
      },
      'request',
    );
    done();
  });
}
