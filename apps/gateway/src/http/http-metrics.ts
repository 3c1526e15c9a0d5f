import { apiBasePath } from '@rolefit/contracts';
import { httpRequestDuration } from '@rolefit/telemetry';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Measures response times. Labels contain neither URLs nor arbitrary methods: clients could make up any number of them, and each would create a new time
 * series.
 */
export function addHttpMetrics(instance: FastifyInstance): void {
  instance.addHook('onResponse', (request, reply, done) => {
    httpRequestDuration.observe(
      {
        method: methods.has(request.method) ? request.method : 'other',
        route: routeOf(request),
        status: reply.statusCode,
      },
      reply.elapsedTime / 1_000,
    );
    done();
  });
}

/** The route's pattern; `static` for files of the web client and `unmatched` without a route. */
export function routeOf({ routeOptions: { url } }: FastifyRequest): string {
  if (url === undefined) return 'unmatched';
  return url.startsWith(apiBasePath) || url.startsWith('/health/') ? url : 'static';
}
