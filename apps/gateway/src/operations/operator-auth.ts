import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** A person who mistypes needs a few tries; somebody who guesses needs more than a lifetime at this pace. */
const wrongTries = 10;
const withinS = 60;

/**
 * Makes the check in front of what only operators may see: the secret as the password of HTTP basic, whatever the user name, or as a bearer token.
 * After ten wrong ones in a minute an address is not heard any more until the minute is over, the right one neither.
 */
export function requireOperator(secret: string): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined> {
  const wanted = digest(secret);
  const failures = new RateLimiterMemory({ points: wrongTries, duration: withinS });
  return async (request, reply) => {
    const before = await failures.get(request.ip);
    if (before !== null && before.consumedPoints >= wrongTries) return tooManyAttempts(reply, before);
    const given = secretOf(request.headers.authorization);
    if (given !== null && timingSafeEqual(digest(given), wanted)) return undefined;
    // A browser first asks without: that is no try.
    if (given !== null) await failures.consume(request.ip).catch(() => undefined);
    return reply.code(401).header('www-authenticate', 'Basic realm="Rolefit operations", charset="UTF-8"').send({ status: 'unauthorised' });
  };
}

function tooManyAttempts(reply: FastifyReply, { msBeforeNext }: RateLimiterRes): FastifyReply {
  return reply.code(429).header('retry-after', Math.ceil(msBeforeNext / 1_000)).send({ status: 'too many tries' });
}

/** Of one length, whatever was given, so that comparing takes one time. */
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
