import { Redis } from 'ioredis';
import { answerMs, messageOf, placeOf, whyUnreachable, withinTime } from './unreachable.ts';

const variable = 'REDIS_URL';

/** What is wrong with the user's Redis, in one sentence; null if nothing is. */
export async function checkRedis(url: string): Promise<string | null> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: answerMs,
    commandTimeout: answerMs,
    // It would wait for a Redis that is still loading its data, which is fine.
    enableReadyCheck: false,
    // A server that never answers does not end its side either.
    disconnectTimeout: 100,
    retryStrategy: () => null,
    maxRetriesPerRequest: 0,
  });
  // `connect` rejects with "Connection is closed"; the cause is in the event.
  let cause: unknown;
  redis.on('error', (error) => (cause = error));
  try {
    await withinTime(redis.connect().then(() => redis.ping()));
    return null;
  } catch (error) {
    return sentenceFor(cause ?? error, placeOf(url, 6379));
  } finally {
    redis.disconnect();
  }
}

function sentenceFor(error: unknown, place: string): string | null {
  const message = messageOf(error);
  if (message.startsWith('LOADING')) return null;
  if (message.includes('NOAUTH'))
    return `${variable}: Redis asks for a password. Put it into the address: redis://:password@${place}`;
  if (message.includes('WRONGPASS') || message.includes('invalid password'))
    return `${variable}: Redis refuses this user or password.`;
  return (
    whyUnreachable(error, { variable, server: 'Redis', place }) ??
    `${variable}: ${place} answered “${message}”.`
  );
}
