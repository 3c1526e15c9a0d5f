import type { FastifyReply } from 'fastify';

/** The part of a Node.js response that passport's strategies write to. */
export interface PassportReply {
  statusCode: number;
  setHeader(name: string, value: string): void;
  getHeader(name: string): unknown;
  end(body?: string): void;
  /** Resolves when the strategy has answered by itself: it redirects, and then calls nobody back. */
  readonly answered: Promise<void>;
}

/** Lets a passport strategy write to a Fastify reply, which is not the response that it expects. */
export function passportReply(reply: FastifyReply): PassportReply {
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    get statusCode() {
      return reply.statusCode;
    },
    set statusCode(status) {
      reply.statusCode = status;
    },
    setHeader(name, value) {
      // Fastify counts the bytes itself and refuses a second opinion.
      if (name.toLowerCase() !== 'content-length') void reply.header(name, value);
    },
    getHeader: (name) => reply.getHeader(name),
    end(body) {
      void reply.send(body);
      resolve();
    },
    answered: promise,
  };
}
