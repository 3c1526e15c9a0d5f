import type { FastifyReply } from 'fastify';

/** The subset of `ServerResponse` that Passport strategies write to. */
export interface PassportReply {
  statusCode: number;
  setHeader(name: string, value: string): void;
  getHeader(name: string): unknown;
  end(body?: string): void;
  /** Resolves when the strategy has ended the response itself. A redirect does so and invokes no callback. */
  readonly redirected: Promise<void>;
}

/** Adapts a Fastify reply to the Node.js response that Passport strategies expect. */
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
      // Fastify sets the content length itself and rejects a differing one.
      if (name.toLowerCase() !== 'content-length') void reply.header(name, value);
    },
    getHeader: (name) => reply.getHeader(name),
    end(body) {
      void reply.send(body);
      resolve();
    },
    redirected: promise,
  };
}
