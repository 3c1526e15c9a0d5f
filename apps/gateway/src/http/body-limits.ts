import type { Socket } from 'node:net';
import {
  apiBasePath,
  AppError,
  bodyBytesOf,
  type Endpoint,
  endpoints,
  limits,
  mcpEndpoint,
} from '@rolefit/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { afterResponse } from './after-response.js';
import { declaredBytes, declaresForm } from './declared-body.js';
import { BodyMemoryBudget } from './body-memory-budget.js';
import { addressOf } from './client-address.js';
import type { Caller } from './request-context.js';

const fromUser =
  'You are sending a lot at the same time. Wait until it has arrived, and send one after the other.';
const fromAddress =
  'A lot is being sent from your network address at the same time. Wait a moment and try again.';

/** Checks of a caller before the request body is read. */
export interface BodyAccess {
  /** @throws AppError where the caller is not signed in */
  authenticate(request: FastifyRequest, endpoint: Endpoint): Promise<Caller>;
  /** @throws AppError where the rate limit is exhausted */
  assertQuota(caller: Caller, endpoint: Endpoint): Promise<void>;
  /** Called with the connection of each authenticated request. */
  onAuthenticated(connection: Socket): void;
}

/**
 * Accepts or rejects a request body before reading it; Nest's guards only run after Fastify has parsed the body. Bearer routes authenticate the caller first, public routes
 * have a small body limit and a budget per address, and bodies for unknown routes are never read. The endpoints table defines all of this, so new endpoints are covered automatically.
 */
export function addBodyLimits(instance: FastifyInstance, access: BodyAccess): void {
  const budgets = {
    large: new BodyMemoryBudget({
      perCallerBytes: 2 * limits.batchBodyBytes,
      totalBytes: 8 * limits.batchBodyBytes,
      detail: fromUser,
    }),
    usual: new BodyMemoryBudget({
      perCallerBytes: 64 * limits.jsonBodyBytes,
      totalBytes: 512 * limits.jsonBodyBytes,
      detail: fromUser,
    }),
    anonymous: new BodyMemoryBudget({
      perCallerBytes: 128 * limits.publicBodyBytes,
      totalBytes: 4_096 * limits.publicBodyBytes,
      detail: fromAddress,
    }),
  };
  const endpointByRoute = new Map<string, Endpoint>(
    Object.values<Endpoint>(endpoints).map((endpoint) => [
      `${endpoint.method} ${apiBasePath}${endpoint.path}`,
      endpoint,
    ]),
  );
  endpointByRoute.set(`${mcpEndpoint.method} ${mcpEndpoint.path}`, mcpEndpoint);

  instance.addHook('preParsing', (request, _reply, payload, done) =>
    done(rejectionOf(request), payload),
  );
  instance.addHook('onRoute', (route) => {
    const endpoint = endpointByRoute.get(
      `${String(route.method).replace('HEAD', 'GET')} ${route.url}`,
    );
    const bodyLimit = endpoint === undefined ? limits.publicBodyBytes : bodyBytesOf(endpoint);
    route.bodyLimit = bodyLimit;
    route.preParsing = async (request, reply) => {
      // A body that declares more than the limit is rejected by Fastify before it is read.
      const bytes = Math.min(declaredBytes(request), bodyLimit);
      if (endpoint?.auth !== 'bearer')
        return reserve(budgets.anonymous, addressOf(request.ip), bytes, reply);
      const caller = await access.authenticate(request, endpoint);
      request.signedIn = caller;
      request.signedInAt = performance.now();
      access.onAuthenticated(request.raw.socket);
      // File uploads are streamed and are never in memory as a whole.
      if (endpoint.file !== undefined && declaresForm(request)) return;
      if (bytes > limits.jsonBodyBytes) await access.assertQuota(caller, endpoint);
      reserve(
        bodyLimit > limits.jsonBodyBytes ? budgets.large : budgets.usual,
        caller.userId,
        bytes,
        reply,
      );
    };
  });
}

function reserve(
  budget: BodyMemoryBudget,
  caller: string,
  bytes: number,
  reply: FastifyReply,
): void {
  if (bytes > 0) afterResponse(reply, budget.reserve(caller, bytes));
}

/** Why a body is rejected on any route; null where it is not. */
function rejectionOf(request: FastifyRequest): AppError | null {
  if (request.is404) return new AppError('ROUTE_NOT_FOUND');
  const coding = request.headers['content-encoding'] ?? 'identity';
  const isCompressed = declaredBytes(request) > 0 && coding.trim().toLowerCase() !== 'identity';
  return isCompressed
    ? new AppError('REQUEST_UNSUPPORTED_TYPE', {
        detail: 'A compressed body isn’t supported here. Send it without Content-Encoding.',
      })
    : null;
}
