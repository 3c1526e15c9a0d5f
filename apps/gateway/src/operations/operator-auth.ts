import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Allows for typing errors but makes guessing the secret infeasible. */
const maxFailures = 10;
const windowS = 60;

/**
 * Creates a hook that requires the operations secret, as the password of HTTP Basic with any user name or as a bearer token. After ten failures in a minute,
 * an address is blocked for the rest of that minute, even with the correct secret.
 */
export function requireOperator(
  secret: string,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined> {
  const expected = digest(secret);
  const failures = new RateLimiterMemory({ points: maxFailures, duration: windowS });
  return async (request, reply) => {
    const previous = await failures.get(request.ip);
    if (previous !== null && previous.consumedPoints >= maxFailures)
      return tooManyAttempts(reply, previous);
    const provided = secretOf(request.headers.authorization);
    if (provided !== null && timingSafeEqual(digest(provided), expected)) return undefined;
    // Browsers send the first request without credentials, which is not a failed attempt.
    if (provided !== null) await failures.consume(request.ip).catch(() => undefined);
    return reply
      .code(401)
      .header('www-authenticate', 'Basic realm="Rolefit operations", charset="UTF-8"')
      .send({ status: 'unauthorised' });
  };
}

function tooManyAttempts(reply: FastifyReply, { msBeforeNext }: RateLimiterRes): FastifyReply {
  return reply
    .code(429)
    .header('retry-after', Math.ceil(msBeforeNext / 1_000))
    .send({ status: 'too many tries' });
}

/** Hashing gives both sides the same length for the constant-time comparison. */
function digest(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

function secretOf(authorization: string | undefined): string | null {
  const [, scheme = '', credentials = ''] = /^(\S+) (.*)$/.exec(authorization ?? '') ?? [];
  if (/^bearer$/i.test(scheme)) return credentials;
  if (!/^basic$/i.test(scheme)) return null;
  const pair = Buffer.from(credentials, 'base64').toString('utf8');
  return pair.slice(pair.indexOf(':') + 1);
}
