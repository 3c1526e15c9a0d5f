import type { FastifyRequest } from 'fastify';

/** How long the body of a request is, by its head: 0 where there is none, infinite where it comes in chunks. */
export function declaredBytes({ headers }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return Number.POSITIVE_INFINITY;
  return Number(headers['content-length'] ?? 0);
}

const form = /^multipart\/form-data\s*(;|$)/i;

/** Whether the body is a form with a file, which is read by its handler as it comes. The request's own `isMultipart` only knows once the body is being parsed. */
export function declaresForm({ headers }: FastifyRequest): boolean {
  return form.test(headers['content-type'] ?? '');
}
