import { apiBasePath, type Endpoint, endpoints } from '@rolefit/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Gives the routes that take more than others the limit of their entry in the endpoints' table. What a visitor sends there is not even
 * read: Nest's guards only run after the body is there.
 * @param authorise throws where the caller is not signed in
 */
export function addBodyLimits(instance: FastifyInstance, authorise: (request: FastifyRequest) => Promise<unknown>): void {
  const large = new Map(Object.values<Endpoint>(endpoints).flatMap(({ method, path, bodyBytes }) => (bodyBytes === undefined ? [] : [[`${method} ${apiBasePath}${path}`, bodyBytes]])));
  instance.addHook('onRoute', (route) => {
    const bodyLimit = large.get(`${String(route.method)} ${route.url}`);
    if (bodyLimit === undefined) return;
    route.bodyLimit = bodyLimit;
    route.preParsing = async (request: FastifyRequest) => {
      await authorise(request);
    };
  });
}
