import type { Socket } from 'node:net';
import { AppError, type ErrorCode, limits } from '@rolefit/contracts';
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { toProblem } from './problem.filter.js';

/** Rejects requests with an unusually long URL or too many headers. Node limits the size of headers in bytes. */
export function addHeaderLimits(instance: FastifyInstance): void {
  instance.addHook('onRequest', (request, _reply, done) => {
    // rawHeaders alternates names and values.
    const isTooMuch =
      request.url.length > limits.requestUrlChars ||
      request.raw.rawHeaders.length > 2 * limits.requestHeaders;
    done(isTooMuch ? new AppError('REQUEST_TOO_LARGE') : undefined);
  });
}

const errorResponses: Readonly<
  Record<string, { readonly line: string; readonly code: ErrorCode }>
> = {
  HPE_HEADER_OVERFLOW: { line: '413 Payload Too Large', code: 'REQUEST_TOO_LARGE' },
  ERR_HTTP_REQUEST_TIMEOUT: { line: '408 Request Timeout', code: 'REQUEST_TOO_SLOW' },
};

/** Responds to requests that Node could not parse with a problem document, then closes the connection, so that no raw Node error reaches the client. */
export function answerUnparsableRequest(
  error: Error & { readonly code?: string },
  socket: Socket,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  // Browsers preconnect; a response without a request would be taken as the response to the next one.
  if (socket.bytesRead === 0) return void socket.destroy();
  const { line, code } = errorResponses[error.code ?? ''] ?? {
    line: '400 Bad Request',
    code: 'REQUEST_INVALID',
  };
  const id = randomUUID();
  const body = JSON.stringify(toProblem(new AppError(code), { id, url: '/' }));
  const head = [
    `HTTP/1.1 ${line}`,
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${id}`,
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
