import { apiBasePath, type Endpoint, endpoints, limits } from '@rolefit/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { afterAnswer } from './after-answer.js';
import { BodyRoom } from './body-room.js';
import type { SignedIn } from './request-context.js';

/**
 * Gives the routes that take more than others the limit of their entry in the endpoints' table. What a visitor sends there is not even read, nor what somebody
 * sends who has used up a limit or sends much at once: Nest's guards only run after the body is there. One that is no larger than others may be is left to them.
 * @param authorise throws where the caller is not signed in
 * @param assertMay throws where they may not call any more for now
 */
export function addBodyLimits(instance: FastifyInstance, authorise: (request: FastifyRequest) => Promise<SignedIn>, assertMay: (caller: SignedIn, endpoint: Endpoint) => Promise<void>): void {
  const room = new BodyRoom();
  const large = new Map(Object.values<Endpoint>(endpoints).flatMap((endpoint) => (endpoint.bodyBytes === undefined ? [] : [[`${endpoint.method} ${apiBasePath}${endpoint.path}`, { endpoint, bodyLimit: endpoint.bodyBytes }]])));
  instance.addHook('onRoute', (route) => {
    const found = large.get(`${String(route.method)} ${route.url}`);
    if (found === undefined) return;
    const { endpoint, bodyLimit } = found;
    route.bodyLimit = bodyLimit;
    route.preParsing = async (request, reply) => {
      const caller = await authorise(request);
      // One that announces more is refused before it is read.
      const bytes = Math.min(announcedBytes(request) ?? bodyLimit, bodyLimit);
      if (bytes > limits.jsonBodyBytes) await assertMay(caller, endpoint);
      afterAnswer(reply, room.take(caller.userId, bytes));
    };
  });
}

function announcedBytes({ headers }: FastifyRequest): number | undefined {
  return headers['content-length'] === undefined ? undefined : Number(headers['content-length']);
}
