import type { FastifyReply } from 'fastify';

/**
 * Runs `work` once the response is sent, or immediately if the connection is already closed. A caller that ends its own session gets the response before its
 * live connection closes.
 */
export function afterResponse(reply: FastifyReply, work: () => void): void {
  if (reply.raw.closed) work();
  else reply.raw.once('close', work);
}
