import { configSchema, type VariableName } from './environment.js';
import { findPublicStandIns } from './public-stand-ins.js';
import { findUnencrypted, isSet } from './unencrypted-services.js';

const always: readonly VariableName[] = ['DATABASE_URL', 'REDIS_URL', 'SESSION_SECRET'];
const s3: readonly VariableName[] = ['S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'];
/**
 * Variables without a safe default in a cluster: every service, and the address of this process. Settings with universal defaults (pool sizes, ports, log
 * level) stay optional, and so does the model. Source: DECISIONS §6, DESIGN §3.
 */
const inCluster: readonly VariableName[] = [
  'HOST',
  'PUBLIC_URL',
  'S3_ENDPOINT',
  'S3_REGION',
  ...s3,
  'GITHUB_CLIENT_ID',
  'GITHUB_CLIENT_SECRET',
];

/**
 * Finds missing and contradictory variables.
 * @param env the environment without empty values
 * @returns one sentence per problem, in the order of the schema; empty for a valid environment
 */
export function findMissing(env: Readonly<Partial<Record<VariableName, string>>>): string[] {
  const isCluster = env.ROLEFIT_DEPLOYMENT === 'cluster';
  const needed = new Map<VariableName, string>();
  const requireVariables = (names: readonly VariableName[], reason: string) => {
    for (const name of names) if (!needed.has(name)) needed.set(name, reason);
  };

  requireVariables(always, '');
  if (isCluster) requireVariables(inCluster, ' (needed with ROLEFIT_DEPLOYMENT=cluster)');
  if (env.S3_ENDPOINT !== undefined) requireVariables(s3, ' (needed with S3_ENDPOINT)');
  if (env.GITHUB_CLIENT_ID !== undefined || env.GITHUB_CLIENT_SECRET !== undefined)
    requireVariables(['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET'], ' (id and secret go together)');
  if (env.GOOGLE_CLIENT_ID !== undefined || env.GOOGLE_CLIENT_SECRET !== undefined)
    requireVariables(['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'], ' (id and secret go together)');
  if (env.SMTP_URL !== undefined || env.MAIL_FROM !== undefined)
    requireVariables(['SMTP_URL', 'MAIL_FROM'], ' (server and sender go together)');
  if (env.OPERATIONS_PORT !== undefined)
    requireVariables(['OPERATIONS_SECRET'], ' (needed with OPERATIONS_PORT)');
  if (env.AI_BASE_URL !== undefined) requireVariables(['AI_MODEL'], ' (needed with AI_BASE_URL)');
  if (env.AI_MODEL !== undefined || env.AI_API_KEY !== undefined)
    requireVariables(['AI_BASE_URL'], ' (needed with AI_MODEL and AI_API_KEY)');
  if (env.AI_DAILY_COST !== undefined)
    requireVariables(['AI_INPUT_PRICE', 'AI_OUTPUT_PRICE'], ' (needed with AI_DAILY_COST)');

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
  if (isCluster && isSet(env.GITHUB_IS_DEMO)) {
    problems.push(
      'GITHUB_IS_DEMO is set: the demo sign-in lets everybody in and has no place in a cluster.',
    );
  }
  return [...problems, ...findPublicStandIns(env), ...findUnencrypted(env)];
}

/** All variables in documentation order. */
export const variableNames = configSchema.keyof().options;
