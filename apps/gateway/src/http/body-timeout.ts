import { AppError, limits } from '@rolefit/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { declaredBytes, declaresForm } from './declared-body.js';
import { sendProblem } from './problem.filter.js';

/** Stays below `uploadTimeoutMs`, at which Node closes the connection without a response. */
const maxTimeoutMs = limits.uploadTimeoutMs - 10_000;

/**
 * Times out requests whose body does not arrive: with 408, or by closing the connection where the response was sent before the body. Node's own timeout
 * applies to all requests alike, must be long enough for slow uploads, and is only checked periodically.
 */
export function addBodyTimeout(instance: FastifyInstance): void {
  instance.addHook('onRequest', (request, reply, done) => {
    if (declaredBytes(request) > 0) watch(request, reply);
    done();
  });
}

function watch(request: FastifyRequest, reply: FastifyReply): void {
  const { raw } = request;
  const deadline = performance.now() + timeoutMs(request);
  const check = (): void => {
    if (raw.complete || raw.destroyed) return;
    if (reply.sent || reply.raw.headersSent) return void raw.socket.destroy();
    // The upload pipe enforces a minimum throughput for form uploads, see upload-throughput.ts.
    if (declaresForm(request)) return;
    // A timer may fire a fraction of a millisecond early.
    const leftMs = Math.ceil(deadline - performance.now());
    if (leftMs > 0) timer = setTimeout(check, Math.min(leftMs, limits.bodyTimeoutMs)).unref();
    else sendTimeout(request, reply);
  };
  let timer = setTimeout(check, limits.bodyTimeoutMs).unref();
  raw.once('close', () => clearTimeout(timer));
}

/** Requires the same minimum throughput of all bodies: a larger body gets more time. */
function timeoutMs(request: FastifyRequest): number {
  const bytes = Math.min(
    declaredBytes(request),
    request.routeOptions.bodyLimit ?? limits.jsonBodyBytes,
  );
  return Math.min(limits.bodyTimeoutMs * Math.max(1, bytes / limits.jsonBodyBytes), maxTimeoutMs);
}

function sendTimeout(request: FastifyRequest, reply: FastifyReply): void {
  const error = new AppError('REQUEST_TOO_SLOW');
  request.problemCode = error.code;
  // Makes Node close the connection after the response, which frees the buffered part of the body.
  sendProblem(error, request, reply.header('connection', 'close'));
}
