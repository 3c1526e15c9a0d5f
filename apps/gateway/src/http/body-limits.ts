import type { Socket } from 'node:net';
import { apiBasePath, AppError, bodyBytesOf, type Endpoint, endpoints, limits } from '@rolefit/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { afterAnswer } from './after-answer.js';
import { announcedBytes, announcesForm } from './announced-body.js';
import { BodyRoom } from './body-room.js';
import { addressOf } from './client-address.js';
import type { SignedIn } from './request-context.js';

const fromUser = 'You are sending a lot at the same time. Wait until it has arrived, and send one after the other.';
const fromAddress = 'A lot is being sent from your network address at the same time. Wait a moment and try again.';

/** Whom to ask about a caller before their body is read. */
export interface BodyRights {
  /** @throws AppError where the caller is not signed in */
  authorise(request: FastifyRequest, endpoint: Endpoint): Promise<SignedIn>;
  /** @throws AppError where they may not call any more for now */
  assertMay(caller: SignedIn, endpoint: Endpoint): Promise<void>;
  /** Told of each connection over which somebody turned out to be signed in. */
  welcome(connection: Socket): void;
}

/**
 * Decides about a body before any of it is read; Nest's guards only run once it is there. A bearer route wants its caller signed in first, a public one takes little and counts
 * it by address, and what no route waits for is never read. All of it follows from the endpoints' table, so that a new endpoint is covered without a word.
 */
export function addBodyLimits(instance: FastifyInstance, rights: BodyRights): void {
  const rooms = {
    large: new BodyRoom({ ofOne: 2 * limits.batchBodyBytes, ofAll: 8 * limits.batchBodyBytes, detail: fromUser }),
    usual: new BodyRoom({ ofOne: 64 * limits.jsonBodyBytes, ofAll: 512 * limits.jsonBodyBytes, detail: fromUser }),
    ofVisitors: new BodyRoom({ ofOne: 128 * limits.publicBodyBytes, ofAll: 4_096 * limits.publicBodyBytes, detail: fromAddress }),
  };
  const known = new Map(Object.values<Endpoint>(endpoints).map((endpoint) => [`${endpoint.method} ${apiBasePath}${endpoint.path}`, endpoint]));

  instance.addHook('preParsing', (request, _reply, payload, done) => done(refusalOf(request), payload));
  instance.addHook('onRoute', (route) => {
    const endpoint = known.get(`${String(route.method).replace('HEAD', 'GET')} ${route.url}`);
    const bodyLimit = endpoint === undefined ? limits.publicBodyBytes : bodyBytesOf(endpoint);
    route.bodyLimit = bodyLimit;
    route.preParsing = async (request, reply) => {
      // What announces more than is allowed is refused before it is read.
      const bytes = Math.min(announcedBytes(request), bodyLimit);
      if (endpoint?.auth !== 'bearer') return take(rooms.ofVisitors, addressOf(request.ip), bytes, reply);
      const caller = await rights.authorise(request, endpoint);
      request.signedIn = caller;
      request.signedInAt = performance.now();
      rights.welcome(request.raw.socket);
      // A file is handed on as it comes, and is never in memory as a whole.
      if (endpoint.file !== undefined && announcesForm(request)) return;
      if (bytes > limits.jsonBodyBytes) await rights.assertMay(caller, endpoint);
      take(bodyLimit > limits.jsonBodyBytes ? rooms.large : rooms.usual, caller.userId, bytes, reply);
    };
  });
}

function take(room: BodyRoom, caller: string, bytes: number, reply: FastifyReply): void {
  if (bytes > 0) afterAnswer(reply, room.take(caller, bytes));
}

/** Why a body is refused on every route; null where it is not. */
function refusalOf(request: FastifyRequest): AppError | null {
  if (request.is404) return new AppError('ROUTE_NOT_FOUND');
  const coding = request.headers['content-encoding'] ?? 'identity';
  const isCoded = announcedBytes(request) > 0 && coding.trim().toLowerCase() !== 'identity';
  return isCoded ? new AppError('REQUEST_UNSUPPORTED_TYPE', { detail: 'A compressed body is not supported here. Send it without Content-Encoding.' }) : null;
}
