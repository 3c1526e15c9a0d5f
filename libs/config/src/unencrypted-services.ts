import type { VariableName } from './environment.js';

type Given = Readonly<Partial<Record<VariableName, string | undefined>>>;

/** What is sent there is worth reading: texts, tokens, keys, jobs. */
const services = ['DATABASE_URL', 'REDIS_URL', 'S3_ENDPOINT', 'AI_BASE_URL', 'GITHUB_URL', 'GITHUB_API_URL', 'GOOGLE_URL'] as const satisfies readonly VariableName[];

/** A path names a socket that is a file; PostgreSQL's address may hold it in a coded form. */
const onThisMachine = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?|(\/|%2f).*|)$/i;

/**
 * Services of a cluster that would be reached without encryption, each with what to do about it. One on this machine (loopback, a socket that is a
 * file) is no matter: nobody stands between.
 * @param env the environment without empty values
 * @returns one plain sentence for each; none on one machine, nor where ALLOW_PLAIN_SERVICES says that something else encrypts
 */
export function findUnencrypted(env: Given): string[] {
  if (env.ROLEFIT_DEPLOYMENT !== 'cluster' || isSet(env.ALLOW_PLAIN_SERVICES)) return [];
  return services.filter((name) => isPlain(env[name])).map((name) => `${name} is reached without checked TLS: ${howTo(name)}, or set ALLOW_PLAIN_SERVICES=true where something else encrypts the way there.`);
}

/** Whether a switch is on, in any of the spellings that the schema takes. */
export function isSet(value: string | undefined): boolean {
  return /^(true|1|yes|on|y|enabled)$/i.test(value ?? '');
}

function isPlain(address: string | undefined): boolean {
  // What is no address at all is told of by the schema.
  if (address === undefined || !URL.canParse(address)) return false;
  const { protocol, hostname, searchParams } = new URL(address);
  // Of a word that comes twice the last one counts, as for who connects.
  const query = Object.fromEntries(searchParams);
  if (/^postgres/.test(protocol)) return !onThisMachine.test(query['host'] ?? hostname) && !asksForTls(query);
  return protocol !== 'https:' && protocol !== 'rediss:' && !onThisMachine.test(hostname);
}

/** Source: pg-connection-string, which checks the certificate in all of these modes, unless it is told to do as libpq does. */
function asksForTls({ sslmode, ssl, uselibpqcompat }: Readonly<Record<string, string>>): boolean {
  if (sslmode === undefined) return ssl === 'true' || ssl === '1';
  return uselibpqcompat === 'true' ? sslmode === 'verify-full' : /^(require|verify-ca|verify-full)$/.test(sslmode);
}

function howTo(name: (typeof services)[number]): string {
  if (name === 'DATABASE_URL') return 'add sslmode=verify-full to it';
  return name === 'REDIS_URL' ? 'begin it with rediss:' : 'begin it with https:';
}
