import type { Logger } from '@rolefit/config';
import { apiBasePath } from '@rolefit/contracts';
import type { FastifyInstance } from 'fastify';

/**
 * One line for each request: who, which route, what came of it. The route's pattern and not its address, which may hold a
 * signed link. Probes and files of the web client are only logged at debug level.
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
