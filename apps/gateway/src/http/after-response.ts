import type { FastifyReply } from 'fastify';

/** Runs `work` once the answer is out, or at once where the caller has gone by now: who ends their own session is told so before their live connection ends. */
export function afterResponse(reply: FastifyReply, work: () => void): void {
  if (reply.raw.closed) work();
  else reply.raw.once('close', work);
}
