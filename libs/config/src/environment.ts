import { z } from 'zod';

const webAddress = z.url({ protocol: /^https?$/, error: 'must be an address that starts with http:// or https://' }).transform((url) => url.replace(/\/+$/, ''));
const port = wholeNumber(0, 65_535);
const usDollars = z
  .string()
  .regex(/^\d+(\.\d+)?$/, 'must be a number such as 0.25')
  .transform(Number);

function wholeNumber(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return z.string().regex(/^\d{1,9}$/, message).transform(Number).pipe(z.int().min(min, message).max(max, message));
}

function address(protocol: RegExp, example: string) {
  return z.url({ protocol, error: `must be an address such as ${example}` });
}

/** One origin: scheme, host and port, nothing behind. Extensions have origins of their own scheme. */
const origin = z.string().regex(/^(https?|chrome-extension|moz-extension):\/\/[^/\s?#]+$/, 'must list origins such as https://rolefit.example, separated by commas');

const originList = z.string().transform((list) =>
  list
    .split(',')
    .map((entry) => entry.trim().replace(/\/$/, ''))
    .filter((entry) => entry !== ''),
).pipe(z.array(origin));

/**
 * Every environment variable that Rolefit reads, once. The descriptions are the documentation: `.env.example` repeats
 * them word for word (a test keeps it so) and the error about a missing variable quotes them. An empty value counts as absent.
 */
export const configSchema = z.object({
  ROLEFIT_DEPLOYMENT: z.enum(['local', 'cluster'], 'must be local or cluster').default('local').describe('Where this process runs: "local" (the launcher brings up what is not named here) or "cluster" (every service must be named).'),
  HOST: z.string().default('127.0.0.1').describe('Address the gateway and the health server of the worker listen on. A container needs 0.0.0.0.'),
  PORT: port.default(4000).describe('Port of the gateway: web client, API and live events.'),
  WORKER_PORT: port.default(4001).describe('Port of the worker\'s health server; 0 takes a free one.'),
  PUBLIC_URL: webAddress.optional().describe('Address under which users reach Rolefit, without a path. By default http://127.0.0.1:PORT.'),
  WEB_DIST_DIR: z.string().optional().describe('Folder with the built web client that the gateway serves. Without it the gateway serves the API alone.'),
  ALLOWED_ORIGINS: originList.optional().describe('Further origins that may call the API and open sockets, separated by commas; that of PUBLIC_URL always may.'),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional().describe('Secret behind sessions and signed links, at least 32 characters. The launcher makes one and keeps it.'),

  DATABASE_URL: address(/^postgres(ql)?$/, 'postgres://user:password@host:5432/rolefit').optional().describe('PostgreSQL, for example postgres://user:password@host:5432/rolefit.'),
  DATABASE_POOL_SIZE: wholeNumber(1, 1_000).default(10).describe('Connections to PostgreSQL that one process holds at most.'),
  REDIS_URL: address(/^rediss?$/, 'redis://host:6379').optional().describe('Redis for jobs and live events, for example redis://host:6379. It needs maxmemory-policy noeviction and should keep an append-only file.'),
  REDIS_PREFIX: z.string().regex(/^[a-z0-9{}_-]{1,64}$/i, 'must be 1 to 64 letters, digits, hyphens or underscores').default('rolefit').describe('What all keys in Redis begin with, so that several installations can share one server.'),

  OBJECTS_DIR: z.string().optional().describe('Folder for uploaded files, used where S3_ENDPOINT is not set.'),
  S3_ENDPOINT: webAddress.optional().describe('S3-compatible object store for uploaded files, for example https://s3.eu-central-1.amazonaws.com.'),
  S3_REGION: z.string().optional().describe('Region of the object store. By default us-east-1.'),
  S3_BUCKET: z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be a bucket name: 3 to 63 lower-case letters, digits, dots or hyphens').optional().describe('Bucket for uploaded files; created if it is missing and the key may create it. Never public.'),
  S3_ACCESS_KEY: z.string().optional().describe('Access key of the object store.'),
  S3_SECRET_KEY: z.string().optional().describe('Secret key of the object store.'),

  AI_BASE_URL: webAddress.optional().describe('OpenAI-compatible endpoint that reads resumes and postings, for example https://api.openai.com/v1. Without it the built-in analyser reads.'),
  AI_API_KEY: z.string().optional().describe('Key of that endpoint; a model on your own machine may need none.'),
  AI_MODEL: z.string().optional().describe('Name of the model at that endpoint.'),
  AI_INPUT_PRICE: usDollars.optional().describe('US dollars per million tokens that the model reads; for the cost in the records of each call.'),
  AI_OUTPUT_PRICE: usDollars.optional().describe('US dollars per million tokens that the model writes.'),
  AI_TIMEOUT_MS: wholeNumber(1_000, 600_000).default(45_000).describe('Milliseconds after which a call of the model is given up, answer included.'),

  GITHUB_CLIENT_ID: z.string().optional().describe('Client id of the GitHub OAuth app that people sign in with. Its callback is PUBLIC_URL/api/v1/auth/github/callback.'),
  GITHUB_CLIENT_SECRET: z.string().optional().describe('Client secret of that OAuth app.'),
  GITHUB_URL: webAddress.default('https://github.com').describe('GitHub itself, or your GitHub Enterprise.'),
  GITHUB_API_URL: webAddress.default('https://api.github.com').describe('API of that GitHub.'),
  GITHUB_IS_DEMO: z.stringbool({ error: 'must be true or false' }).default(false).describe('Set by the launcher where a local emulator stands in for GitHub and offers demo users.'),

  WORKER_CONCURRENCY: wholeNumber(1, 10_000).optional().describe('Jobs of one kind that a worker runs at the same time. By default 200 with a model and one per CPU with the built-in analyser.'),
  SOURCE_URL: webAddress.optional().describe('Link to the source code, shown in the navigation bar.'),
  EXTENSION_URL: webAddress.optional().describe('Link to the browser extension, shown where it can be installed.'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be one of fatal, error, warn, info, debug, trace, silent').default('info').describe('The least important lines that are logged: fatal, error, warn, info, debug, trace or silent.'),
});

/** The variables after parsing, flat, by their names in the environment. */
export type Environment = z.infer<typeof configSchema>;

/** Name of an environment variable that Rolefit reads. */
export type VariableName = keyof Environment;
