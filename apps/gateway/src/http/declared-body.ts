import type { FastifyRequest } from 'fastify';

/** Body length according to the headers: 0 without a body, infinite for chunked encoding. */
export function declaredBytes({ headers }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return Number.POSITIVE_INFINITY;
  return Number(headers['content-length'] ?? 0);
}

const form = /^multipart\/form-data\s*(;|$)/i;

/** Whether the body is a multipart form, which its handler streams. The request's own `isMultipart` only works once the body is being parsed. */
export function declaresForm({ headers }: FastifyRequest): boolean {
  return form.test(headers['content-type'] ?? '');
}
