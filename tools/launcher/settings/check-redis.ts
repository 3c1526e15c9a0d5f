import { Redis } from 'ioredis';
import { answerMs, messageOf, placeOf, whyUnreachable } from './unreachable.ts';

const variable = 'REDIS_URL';

/** What is wrong with the user's Redis, in one sentence; null if nothing is. */
export async function checkRedis(url: string): Promise<string | null> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: answerMs,
    commandTimeout: answerMs,
    retryStrategy: () => null,
    maxRetriesPerRequest: 0,
  });
  // `connect` rejects with "Connection is closed"; the cause is in the event.
  let cause: unknown;
  redis.on('error', (error) => (cause = error));
  try {
    await redis.connect();
    await redis.ping();
    return null;
  } catch (error) {
    return sentenceFor(cause ?? error, placeOf(url, 6379));
  } finally {
    redis.disconnect();
  }
}

function sentenceFor(error: unknown, place: string): string {
  const message = messageOf(error);
  if (message.includes('NOAUTH'))
    return `${variable}: Redis asks for a password. Put it into the address: redis://:password@${place}`;
  if (message.includes('WRONGPASS') || message.includes('invalid password'))
    return `${variable}: Redis refuses this user or password.`;
  return (
    whyUnreachable(error, { variable, server: 'Redis', place }) ??
    `${variable}: ${place} answered “${message}”.`
  );
}
