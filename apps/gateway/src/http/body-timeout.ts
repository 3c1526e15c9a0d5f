import { AppError, limits } from '@rolefit/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { declaredBytes, declaresForm } from './declared-body.js';
import { sendProblem } from './problem.filter.js';

/** Node closes the connection at `uploadTimeoutMs`, and without a word. */
const mostMs = limits.uploadTimeoutMs - 10_000;

/**
 * Ends requests whose body does not arrive: 408, or, where the answer came before the body, the end of the connection. Node has one time-out for all requests, which slow
 * uploads need to be long, and only looks for those that passed it now and then.
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
  const look = (): void => {
    if (raw.complete || raw.destroyed) return;
    if (reply.sent || reply.raw.headersSent) return void raw.socket.destroy();
    // The upload pipe enforces a minimum throughput for form uploads, see upload-throughput.ts.
    if (declaresForm(request)) return;
    // A timer may be a fraction of a millisecond early.
    const leftMs = Math.ceil(deadline - performance.now());
    if (leftMs > 0) timer = setTimeout(look, Math.min(leftMs, limits.bodyTimeoutMs)).unref();
    else refuse(request, reply);
  };
  let timer = setTimeout(look, limits.bodyTimeoutMs).unref();
  raw.once('close', () => clearTimeout(timer));
}

/** The same minimum speed for all bodies: a larger one gets more time. */
function timeoutMs(request: FastifyRequest): number {
  const bytes = Math.min(declaredBytes(request), request.routeOptions.bodyLimit ?? limits.jsonBodyBytes);
  return Math.min(limits.bodyTimeoutMs * Math.max(1, bytes / limits.jsonBodyBytes), mostMs);
}

function refuse(request: FastifyRequest, reply: FastifyReply): void {
  const error = new AppError('REQUEST_TOO_SLOW');
  request.problemCode = error.code;
  // Makes Node close the connection after the answer, so that the part of the body in memory is freed.
  sendProblem(error, request, reply.header('connection', 'close'));
}
