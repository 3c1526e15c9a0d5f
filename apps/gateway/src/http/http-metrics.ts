import { apiBasePath } from '@rolefit/contracts';
import { httpRequestDuration } from '@rolefit/telemetry';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Times every answer, by what is known of it without its address: anybody can make up addresses and methods, and each would be a series of its own. */
export function addHttpMetrics(instance: FastifyInstance): void {
  instance.addHook('onResponse', (request, reply, done) => {
    httpRequestDuration.observe({ method: methods.has(request.method) ? request.method : 'other', route: routeOf(request), status: reply.statusCode }, reply.elapsedTime / 1_000);
    done();
  });
}

/** The template of a route, in one word for each file of the web client, and one for what has no route. */
export function routeOf({ routeOptions: { url } }: FastifyRequest): string {
  if (url === undefined) return 'unmatched';
  return url.startsWith(apiBasePath) || url.startsWith('/health/') ? url : 'static';
}
