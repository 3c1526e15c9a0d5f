import type { Config } from '@rolefit/config';
import { Redis } from 'ioredis';
import { checkRedis } from './check-redis.ts';
import { answerMs, messageOf, whyUnreachable, withinTime } from './unreachable.ts';

const variable = 'REDIS_SENTINELS';

type Sentinels = NonNullable<Config['redis']['sentinels']>;
type Address = Sentinels['addresses'][number];

/** Answer of one Sentinel: the address of the primary, or a sentence about what is wrong. */
type Answer = { readonly primary: Address } | { readonly problem: string };

export interface SentinelFindings {
  /** Reasons why Rolefit cannot start. */
  readonly problems: readonly string[];
  /** Faulty Sentinels, while another one knows the primary. */
  readonly notices: readonly string[];
}

/** Asks each Sentinel for the primary, and signs in to the primary. One working Sentinel is enough. */
export async function checkSentinels({
  url,
  sentinels,
}: {
  readonly url: string;
  readonly sentinels: Sentinels;
}): Promise<SentinelFindings> {
  const isTls = url.startsWith('rediss:');
  const answers = await Promise.all(
    sentinels.addresses.map((address) => ask(address, sentinels, isTls)),
  );
  const failures = answers.flatMap((answer) => ('problem' in answer ? [answer.problem] : []));
  const found = answers.find((answer) => 'primary' in answer);
  if (found === undefined) return { problems: failures, notices: [] };
  const problem = await checkRedis(withHost(url, found.primary));
  return { problems: problem === null ? [] : [problem], notices: failures };
}

async function ask(address: Address, sentinels: Sentinels, isTls: boolean): Promise<Answer> {
  const place = `${address.host}:${address.port}`;
  const sentinel = new Redis({
    ...address,
    ...(sentinels.password === null ? {} : { password: sentinels.password }),
    ...(isTls ? { tls: {} } : {}),
    lazyConnect: true,
    enableReadyCheck: false,
    connectTimeout: answerMs,
    commandTimeout: answerMs,
    disconnectTimeout: 100,
    retryStrategy: () => null,
    maxRetriesPerRequest: 0,
  });
  // `connect` rejects with "Connection is closed"; the cause is in the event.
  let cause: unknown;
  sentinel.on('error', (error) => (cause = error));
  try {
    const answer = await withinTime(
      sentinel
        .connect()
        .then(() => sentinel.call('SENTINEL', 'GET-MASTER-ADDR-BY-NAME', sentinels.name)),
    );
    return answerOf(answer, place, sentinels.name);
  } catch (error) {
    return { problem: sentenceFor(cause ?? error, place) };
  } finally {
    sentinel.disconnect();
  }
}

function answerOf(answer: unknown, place: string, name: string): Answer {
  if (!Array.isArray(answer))
    return { problem: `REDIS_SENTINEL_NAME: the Sentinel at ${place} knows no primary “${name}”.` };
  const [host, port] = answer.map(String);
  return { primary: { host: host ?? '', port: Number(port) } };
}

function sentenceFor(error: unknown, place: string): string {
  const message = messageOf(error);
  if (message.includes('NOAUTH'))
    return `${variable}: the Sentinel at ${place} asks for a password. Set REDIS_SENTINEL_PASSWORD.`;
  if (message.includes('WRONGPASS') || message.includes('invalid password'))
    return `REDIS_SENTINEL_PASSWORD: the Sentinel at ${place} refuses this password.`;
  if (/unknown command/i.test(message))
    return `${variable}: ${place} is a Redis server and no Sentinel. Is the port right?`;
  return (
    whyUnreachable(error, { variable, server: 'Sentinel', place }) ??
    `${variable}: ${place} answered “${message}”.`
  );
}

/** The URL of the primary, with user, password and TLS of the given one. */
function withHost(url: string, { host, port }: Address): string {
  const primary = new URL(url);
  primary.hostname = host.includes(':') ? `[${host}]` : host;
  primary.port = String(port);
  return primary.href;
}
