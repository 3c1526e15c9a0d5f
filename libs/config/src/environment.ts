import { z } from 'zod';

const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address that starts with http:// or https://' })
  .transform((url) => url.replace(/(?<!\/)\/+$/, ''));
const port = wholeNumber(0, 65_535);
const limit = wholeNumber(1, 999_999_999);
const usDollars = z
  .string()
  .regex(/^\d+(\.\d+)?$/, 'must be a number such as 0.25')
  .transform(Number);

function wholeNumber(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .pipe(z.int().min(min, message).max(max, message));
}

function address(protocol: RegExp, example: string) {
  return z.url({ protocol, error: `must be an address such as ${example}` });
}

/** An origin: scheme, host and port without a path. Browser extensions have their own schemes. */
const origin = z
  .string()
  .regex(
    /^(https?|chrome-extension|moz-extension):\/\/[^/\s?#]+$/,
    'must list origins such as https://rolefit.example, separated by commas',
  );

/** An origin of a browser extension; `*` matches any of its scheme, since Firefox generates an id per installation. */
const extensionOrigin = z
  .string()
  .regex(
    /^(chrome|moz|safari-web)-extension:\/\/(\*|[\w-]+)$/,
    'must list origins of extensions such as chrome-extension://abcdefghijklmnopabcdefghijklmnop or moz-extension://*, separated by commas',
  );

/** Secrets in the list cannot contain commas. */
const secretList = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  )
  .pipe(
    z.array(z.string().min(32, 'must list secrets of at least 32 characters, separated by commas')),
  );

/** A fraction between 0 and 1. */
const share = z
  .string()
  .regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be a number from 0 to 1 such as 0.1')
  .transform(Number);

/** The OpenTelemetry format: comma-separated `name=value` with percent-encoded values. */
const headerList = z
  .string()
  .transform((list) =>
    list
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  )
  .pipe(
    z.array(
      z
        .string()
        .regex(/^[\w!#$%&'*+.^`|~-]+=/, 'must list headers such as name=value, separated by commas')
        .transform(toHeader),
    ),
  )
  .transform((entries) => Object.fromEntries(entries));

/** The message omits the value, which may be a secret. Some decoded characters are invalid in headers. */
function toHeader(entry: string, context: z.RefinementCtx): readonly [name: string, value: string] {
  const end = entry.indexOf('=');
  try {
    const value = decodeURIComponent(entry.slice(end + 1));
    if (!/[^\t\x20-\x7e\x80-\xff]/.test(value)) return [entry.slice(0, end).toLowerCase(), value];
  } catch {
    // Told below.
  }
  context.addIssue({
    code: 'custom',
    message:
      'must list headers whose values are written as in an address, such as name=two%20words',
  });
  return z.NEVER;
}

const namesWithoutSlash = z.string().transform((list) =>
  list
    .split(',')
    .map((entry) => entry.trim().replace(/\/$/, ''))
    .filter((entry) => entry !== ''),
);
const originList = namesWithoutSlash.pipe(z.array(origin));
const extensionOriginList = namesWithoutSlash.pipe(z.array(extensionOrigin));

/**
 * All environment variables that Rolefit reads. The descriptions are the documentation: `.env.example` repeats them verbatim, which a test verifies, and
 * errors about missing variables quote them. An empty value counts as absent.
 */
export const configSchema = z.object({
  ROLEFIT_DEPLOYMENT: z
    .enum(['local', 'cluster'], 'must be local or cluster')
    .default('local')
    .describe(
      'Where this process runs: "local" (the launcher brings up what is not named here) or "cluster" (every service must be named).',
    ),
  HOST: z
    .string()
    .default('127.0.0.1')
    .describe(
      'Address the gateway and the health server of the worker listen on. A container needs 0.0.0.0.',
    ),
  PORT: port.default(4000).describe('Port of the gateway: web client, API and live events.'),
  WORKER_PORT: port
    .default(4001)
    .describe(
      "Port of the worker's own server for probes (/health/live, /health/ready) and metrics (/metrics); 0 takes a free one.",
    ),
  OPERATIONS_PORT: port
    .optional()
    .describe(
      "Port of the gateway's server for operators: metrics (/metrics) and a look into the queues (/queues). Not for users: let no proxy lead there. 0 takes a free one; without it there is none.",
    ),
  OPERATIONS_SECRET: z
    .string()
    .min(16, 'must have at least 16 characters')
    .optional()
    .describe(
      'Password of /queues there, at least 16 characters; any user name, or as a bearer token.',
    ),
  SHUTDOWN_DRAIN_MS: wholeNumber(0, 60_000)
    .optional()
    .describe(
      'Milliseconds that a gateway which was told to stop still serves while /health/ready says 503 already, so that load balancers lead elsewhere first. By default 5000 in a cluster and 0 elsewhere.',
    ),
  PUBLIC_URL: webAddress
    .optional()
    .describe(
      'Address under which users reach Rolefit, without a path. By default http://127.0.0.1:PORT.',
    ),
  WEB_DIST_DIR: z
    .string()
    .optional()
    .describe(
      'Folder with the built web client that the gateway serves. Without it the gateway serves the API alone.',
    ),
  ALLOWED_ORIGINS: originList
    .optional()
    .describe(
      'Further origins that may call the API and open sockets, separated by commas; that of PUBLIC_URL always may.',
    ),
  EXTENSION_ORIGINS: extensionOriginList
    .default(['chrome-extension://*', 'moz-extension://*', 'safari-web-extension://*'])
    .describe(
      'Browser extensions that may come with tokens of their own, by their origins, separated by commas; * stands for any of a kind. By default all, since none of them is given a cookie, and no page can pretend to be one.',
    ),
  TRUSTED_PROXIES: wholeNumber(0, 10)
    .default(0)
    .describe(
      'How many proxies of yours stand in front of the gateway, one behind the other, each adding the address it was called from to X-Forwarded-For. With 0 that header, which anybody can send, is not read.',
    ),
  SESSION_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .describe(
      'Secret behind sessions and signed links, at least 32 characters. The launcher makes one and keeps it.',
    ),
  SESSION_FORMER_SECRETS: secretList
    .optional()
    .describe(
      'Former values of SESSION_SECRET, separated by commas: what they signed stays good, so that a new secret logs nobody out. Where several gateways run, the new one is first listed here, until all of them know it. Take a former one away 30 days after it was replaced, or at once where somebody else may know it.',
    ),

  ALLOW_PLAIN_SERVICES: z
    .stringbool({ error: 'must be true or false' })
    .default(false)
    .describe(
      'Whether a cluster may reach its services (PostgreSQL, Redis, object store, model, sign-in providers) without TLS: only where something else encrypts the way there, such as a service mesh, or where it leads through no network of others. Services on the same machine (localhost) never need it.',
    ),
  DATABASE_URL: address(/^postgres(ql)?$/, 'postgres://user:password@host:5432/rolefit')
    .optional()
    .describe('PostgreSQL, for example postgres://user:password@host:5432/rolefit.'),
  DATABASE_POOL_SIZE: wholeNumber(1, 1_000)
    .default(10)
    .describe('Connections to PostgreSQL that one process holds at most.'),
  REDIS_URL: address(/^rediss?$/, 'redis://host:6379')
    .optional()
    .describe(
      'Redis for jobs and live events, for example redis://host:6379. It needs maxmemory-policy noeviction and should keep an append-only file.',
    ),
  REDIS_PREFIX: z
    .string()
    .regex(/^[a-z0-9{}_-]{1,64}$/i, 'must be 1 to 64 letters, digits, hyphens or underscores')
    .default('rolefit')
    .describe(
      'What all keys in Redis begin with, so that several installations can share one server.',
    ),

  OBJECTS_DIR: z
    .string()
    .optional()
    .describe('Folder for uploaded files, used where S3_ENDPOINT is not set.'),
  S3_ENDPOINT: webAddress
    .optional()
    .describe(
      'S3-compatible object store for uploaded files, for example https://s3.eu-central-1.amazonaws.com.',
    ),
  S3_REGION: z.string().optional().describe('Region of the object store. By default us-east-1.'),
  S3_BUCKET: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      'must be a bucket name: 3 to 63 lower-case letters, digits, dots or hyphens',
    )
    .optional()
    .describe(
      'Bucket for uploaded files; created if it is missing and the key may create it. Never public.',
    ),
  S3_ACCESS_KEY: z.string().optional().describe('Access key of the object store.'),
  S3_SECRET_KEY: z.string().optional().describe('Secret key of the object store.'),

  AI_BASE_URL: webAddress
    .optional()
    .describe(
      'OpenAI-compatible endpoint that reads resumes and postings, for example https://api.openai.com/v1. Without it the built-in analyser reads.',
    ),
  AI_API_KEY: z
    .string()
    .optional()
    .describe('Key of that endpoint; a model on your own machine may need none.'),
  AI_MODEL: z.string().optional().describe('Name of the model at that endpoint.'),
  AI_INPUT_PRICE: usDollars
    .optional()
    .describe(
      'US dollars per million tokens that the model reads; for the cost in the records of each call.',
    ),
  AI_OUTPUT_PRICE: usDollars
    .optional()
    .describe('US dollars per million tokens that the model writes.'),
  AI_TIMEOUT_MS: wholeNumber(1_000, 600_000)
    .default(45_000)
    .describe('Milliseconds after which a call of the model is given up, answer included.'),
  AI_DAILY_TOKENS: wholeNumber(1, 999_999_999)
    .optional()
    .describe(
      'Tokens, read and written, that the model may use in a day (UTC). What comes after that waits for the next day. Without it there is no limit.',
    ),
  AI_DAILY_COST: usDollars
    .optional()
    .describe(
      'US dollars that the model may cost in a day (UTC), by AI_INPUT_PRICE and AI_OUTPUT_PRICE. What comes after that waits for the next day. Without it there is no limit.',
    ),
  AI_REQUESTS_PER_MINUTE: wholeNumber(1, 999_999_999)
    .optional()
    .describe(
      'Calls of the model in any 60 seconds, by all workers together. What comes on top waits its turn. Without it there is no limit.',
    ),
  AI_TOKENS_PER_MINUTE: wholeNumber(1, 999_999_999)
    .optional()
    .describe(
      'Tokens, read and written, that the model may use in any 60 seconds, by all workers together. What comes on top waits its turn. Without it there is no limit.',
    ),
  AI_CONCURRENT_CALLS: wholeNumber(1, 100_000)
    .optional()
    .describe(
      'Calls of the model under way at the same time, by all workers together. What comes on top waits its turn. Without it there is no limit.',
    ),
  AI_PATIENCE_MS: wholeNumber(1_000, 604_800_000)
    .default(86_400_000)
    .describe(
      'Milliseconds that a scan or an evaluation waits for a model that answers nobody (it cannot be reached, does not accept the key, or says for ever that it is busy) before it fails and offers to be tried again. One that answers others but not this text is asked for half an hour at most.',
    ),
  AI_FALLBACK: z
    .enum(['none', 'builtin'], 'must be none or builtin')
    .default('none')
    .describe(
      'What reads while the model cannot be reached or its budget is spent: "none" (everything waits) or "builtin" (the built-in analyser reads at once, and the model reads again when it is back).',
    ),

  GITHUB_CLIENT_ID: z
    .string()
    .optional()
    .describe(
      'Client id of the GitHub OAuth app that people sign in with. Its callback is PUBLIC_URL/api/v1/auth/github/callback.',
    ),
  GITHUB_CLIENT_SECRET: z.string().optional().describe('Client secret of that OAuth app.'),
  GITHUB_URL: webAddress
    .default('https://github.com')
    .describe('GitHub itself, or your GitHub Enterprise.'),
  GITHUB_API_URL: webAddress.default('https://api.github.com').describe('API of that GitHub.'),
  GITHUB_IS_DEMO: z
    .stringbool({ error: 'must be true or false' })
    .default(false)
    .describe(
      'Set by the launcher where a local emulator stands in for GitHub and offers demo users.',
    ),

  GOOGLE_CLIENT_ID: z
    .string()
    .optional()
    .describe(
      'Client id of an OAuth client at Google, to offer a sign-in with Google too. Its redirect URI is PUBLIC_URL/api/v1/auth/google/callback.',
    ),
  GOOGLE_CLIENT_SECRET: z.string().optional().describe('Client secret of that OAuth client.'),
  GOOGLE_URL: webAddress
    .default('https://accounts.google.com')
    .describe('Google itself; tests put an emulator in its place.'),

  LIMIT_WRITES_PER_MINUTE: limit
    .default(300)
    .describe('Calls that change something, in a minute, by one user.'),
  LIMIT_SCANS_PER_DAY: limit
    .default(2_000)
    .describe(
      'Scans in 24 hours by one user, each posting of a batch counted; what is sent again is not.',
    ),
  LIMIT_UPLOADS_PER_HOUR: limit.default(200).describe('Uploads of resumes in an hour by one user.'),
  LIMIT_EVALUATIONS_PER_HOUR: limit
    .default(200)
    .describe('Requests in an hour by one user to have a resume evaluated.'),
  LIMIT_EXPORTS_PER_HOUR: limit
    .default(60)
    .describe('Downloads of exported data in an hour by one user.'),
  LIMIT_SIGN_INS_PER_MINUTE: limit
    .default(60)
    .describe(
      'Sign-ins that may start, and that may end, in a minute from one address (IPv6: from one /64).',
    ),
  LIMIT_USERS_PER_ADDRESS: limit
    .default(20)
    .describe('All users of one address together may do this many times what one user may.'),
  LIMIT_SOCKETS_PER_USER: limit
    .default(50)
    .describe(
      'Live connections of one user, open pages and extensions, that one gateway holds at the same time. A page that is refused one asks for what is new every minute.',
    ),
  LIMIT_WAITING_SCANS_PER_USER: limit
    .default(2_000)
    .describe('Scans of one user that may wait or run at the same time.'),
  LIMIT_WAITING_SCANS: limit
    .default(100_000)
    .describe(
      'Scans of all users that may wait in the queue; beyond that new ones are refused for a while.',
    ),

  WORKER_THREADS: wholeNumber(1, 64)
    .optional()
    .describe(
      'Texts that a worker reads or judges at the same time, each in a thread of at most 256 MB. By default one per CPU, at least 2 and at most 4.',
    ),
  WORKER_CONCURRENCY: wholeNumber(1, 10_000)
    .optional()
    .describe(
      'Jobs of one kind that a worker runs at the same time. By default 200 with a model and one per CPU with the built-in analyser. With a model, up to half as many more may run for users who would else wait behind another one’s calls.',
    ),
  SOURCE_URL: webAddress
    .optional()
    .describe('Link to the source code, shown in the navigation bar.'),
  EXTENSION_URL: webAddress
    .optional()
    .describe(
      'Link to the browser extension in a store; without one, the web client explains how to install it by hand.',
    ),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress
    .optional()
    .describe(
      'Collector that takes traces by OTLP over HTTP (JSON), for example http://127.0.0.1:4318; they are sent to /v1/traces there. Without it none are made.',
    ),
  OTEL_EXPORTER_OTLP_HEADERS: headerList
    .optional()
    .describe(
      'Headers for that collector, such as authorization=Bearer%20key, separated by commas.',
    ),
  OTEL_TRACES_SAMPLER_ARG: share
    .default(1)
    .describe('Share of requests whose trace is kept, from 0 to 1.'),
  OTEL_BSP_SCHEDULE_DELAY: wholeNumber(1, 60_000)
    .default(5_000)
    .describe('Milliseconds for which traces are gathered before they are sent.'),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be one of fatal, error, warn, info, debug, trace, silent',
    )
    .default('info')
    .describe(
      'The least important lines that are logged: fatal, error, warn, info, debug, trace or silent.',
    ),
});

/** Parsed variables by their names in the environment. */
export type Environment = z.infer<typeof configSchema>;

/** Name of an environment variable that Rolefit reads. */
export type VariableName = keyof Environment;
