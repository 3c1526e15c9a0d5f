import type { VariableName } from './environment.js';
import { sentinelList } from './variables/sentinel-list.js';

type RawEnvironment = Readonly<Partial<Record<VariableName, string | undefined>>>;

/** Services that receive sensitive data: texts, tokens, keys, jobs. */
const services = [
  'DATABASE_URL',
  'GATEWAY_DATABASE_URL',
  'WORKER_DATABASE_URL',
  'REDIS_URL',
  'S3_ENDPOINT',
  'AI_BASE_URL',
  'GITHUB_URL',
  'GITHUB_API_URL',
  'GOOGLE_URL',
  'OIDC_ISSUER',
] as const satisfies readonly VariableName[];

/** A path refers to a Unix socket; PostgreSQL URLs may contain it percent-encoded. */
const localHost = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?|(\/|%2f).*|)$/i;

/**
 * Services of a cluster that would be reached without encryption, each with a remedy. Loopback addresses and Unix sockets are exempt.
 * @param env the environment without empty values
 * @returns one sentence per service; empty on a single machine or with ALLOW_PLAIN_SERVICES
 */
export function findUnencrypted(env: RawEnvironment): string[] {
  if (env.ROLEFIT_DEPLOYMENT !== 'cluster' || isSet(env.ALLOW_PLAIN_SERVICES)) return [];
  return services
    .filter((name) => isUnencrypted(name === 'REDIS_URL' ? redisAddress(env) : env[name]))
    .map(
      (name) =>
        `${name} is reached without checked TLS: ${remedyFor(name)}, or set ALLOW_PLAIN_SERVICES=true where something else encrypts the way there.`,
    );
}

/** Whether a host name of a URL is this machine. */
export function isLoopback(hostname: string): boolean {
  return hostname !== '' && localHost.test(hostname);
}

/** Whether a boolean variable is true, in any spelling that the schema accepts. */
export function isSet(value: string | undefined): boolean {
  return /^(true|1|yes|on|y|enabled)$/i.test(value ?? '');
}

/** With Sentinels the host of the URL is not used, so theirs decides whether Redis is on this machine. */
function redisAddress({ REDIS_URL, REDIS_SENTINELS }: RawEnvironment): string | undefined {
  const sentinels = sentinelList.safeParse(REDIS_SENTINELS);
  const remote = sentinels.data?.find(({ host }) => !localHost.test(host));
  if (remote === undefined || REDIS_URL === undefined || !URL.canParse(REDIS_URL)) return REDIS_URL;
  const url = new URL(REDIS_URL);
  url.host = 'remote';
  return url.href;
}

function isUnencrypted(address: string | undefined): boolean {
  // The schema reports invalid addresses.
  if (address === undefined || !URL.canParse(address)) return false;
  const { protocol, hostname, searchParams } = new URL(address);
  // The last of repeated parameters wins, as in the driver.
  const query = Object.fromEntries(searchParams);
  if (/^postgres/.test(protocol))
    return !localHost.test(query['host'] ?? hostname) && !requiresTls(query);
  return protocol !== 'https:' && protocol !== 'rediss:' && !localHost.test(hostname);
}

/** Source: pg-connection-string, which verifies the certificate in all of these modes unless libpq compatibility is requested. */
function requiresTls({ sslmode, ssl, uselibpqcompat }: Readonly<Record<string, string>>): boolean {
  if (sslmode === undefined) return ssl === 'true' || ssl === '1';
  return uselibpqcompat === 'true'
    ? sslmode === 'verify-full'
    : /^(require|verify-ca|verify-full)$/.test(sslmode);
}

function remedyFor(name: (typeof services)[number]): string {
  if (name.endsWith('DATABASE_URL')) return 'add sslmode=verify-full to it';
  return name === 'REDIS_URL' ? 'begin it with rediss:' : 'begin it with https:';
}
