import { configSchema, type VariableName, variableNames } from './environment.js';
import { findPublicStandIns } from './public-stand-ins.js';
import { findUnencrypted, isSet } from './unencrypted-services.js';

/** A process that reads the environment. */
export type Program = 'gateway' | 'worker';

const always: readonly VariableName[] = ['DATABASE_URL', 'REDIS_URL'];
const s3: readonly VariableName[] = ['S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'];
/**
 * Variables without a safe default in a cluster: every service, and the address of this process. Settings with universal defaults (pool sizes, ports, log
 * level) stay optional, and so does the model. Source: DECISIONS §6, DESIGN §3.
 */
const inCluster: readonly VariableName[] = ['HOST', 'S3_ENDPOINT', 'S3_REGION', ...s3];

/** One of them names a way to sign in. */
const waysToSignIn: readonly VariableName[] = [
  'GITHUB_CLIENT_ID',
  'GOOGLE_CLIENT_ID',
  'OIDC_ISSUER',
  'SMTP_URL',
];

/** Variables that are needed where one of others is set. */
interface Dependent {
  readonly where: readonly VariableName[];
  readonly needed: readonly VariableName[];
  readonly reason: string;
}

const together = (names: readonly VariableName[], reason: string): Dependent => ({
  where: names,
  needed: names,
  reason,
});

const dependent: readonly Dependent[] = [
  together(
    ['REDIS_SENTINELS', 'REDIS_SENTINEL_NAME'],
    'Sentinels and the name of their primary go together',
  ),
  { where: ['S3_ENDPOINT'], needed: s3, reason: 'needed with S3_ENDPOINT' },
  together(['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET'], 'id and secret go together'),
  together(['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'], 'id and secret go together'),
  together(
    ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
    'issuer, id and secret go together',
  ),
  together(['SMTP_URL', 'MAIL_FROM'], 'server and sender go together'),
  {
    where: ['OPERATIONS_PORT'],
    needed: ['OPERATIONS_SECRET'],
    reason: 'needed with OPERATIONS_PORT',
  },
  { where: ['AI_BASE_URL'], needed: ['AI_MODEL'], reason: 'needed with AI_BASE_URL' },
  {
    where: ['AI_MODEL', 'AI_API_KEY'],
    needed: ['AI_BASE_URL'],
    reason: 'needed with AI_MODEL and AI_API_KEY',
  },
  {
    where: ['AI_DAILY_COST'],
    needed: ['AI_INPUT_PRICE', 'AI_OUTPUT_PRICE'],
    reason: 'needed with AI_DAILY_COST',
  },
];

/**
 * Finds missing and contradictory variables.
 * @param env the variables that this program reads, without empty values
 * @returns one sentence per problem, in the order of the schema; empty for a valid environment
 */
export function findMissing(
  env: Readonly<Partial<Record<VariableName, string>>>,
  program: Program,
): string[] {
  const isCluster = env.ROLEFIT_DEPLOYMENT === 'cluster';
  const needed = new Map<VariableName, string>();
  const requireVariables = (names: readonly VariableName[], reason: string) => {
    for (const name of names) if (!needed.has(name)) needed.set(name, reason);
  };

  const isGateway = program === 'gateway';
  const ofCluster = ' (needed with ROLEFIT_DEPLOYMENT=cluster)';
  requireVariables(always, '');
  if (isGateway) requireVariables(['SESSION_SECRET'], '');
  if (isCluster) requireVariables(inCluster, ofCluster);
  if (isCluster && isGateway) requireVariables(['PUBLIC_URL'], ofCluster);
  for (const { where, needed: names, reason } of dependent)
    if (where.some((name) => env[name] !== undefined)) requireVariables(names, ` (${reason})`);

  const problems = variableNames
    .filter((name) => needed.has(name) && env[name] === undefined)
    .map(
      (name) =>
        `${name} is missing${needed.get(name) ?? ''}: ${configSchema.shape[name].description ?? ''}`,
    );
  if (env.S3_ENDPOINT === undefined && env.OBJECTS_DIR === undefined && !isCluster) {
    problems.push(
      'OBJECTS_DIR or S3_ENDPOINT is missing: uploaded files need a folder or an object store.',
    );
  }
  const isKnown = (name: VariableName) => env[name] !== undefined || needed.has(name);
  if (isCluster && isGateway && !waysToSignIn.some(isKnown)) {
    problems.push(
      'Nobody could sign in: set GITHUB_CLIENT_ID and GITHUB_CLIENT_SECRET, GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, OIDC_ISSUER with OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, or SMTP_URL and MAIL_FROM (needed with ROLEFIT_DEPLOYMENT=cluster).',
    );
  }
  if (isCluster && isSet(env.GITHUB_IS_DEMO)) {
    problems.push(
      'GITHUB_IS_DEMO is set: the demo sign-in lets everybody in and has no place in a cluster.',
    );
  }
  return [...problems, ...findPublicStandIns(env), ...findUnencrypted(env)];
}
