import { availableParallelism } from 'node:os';
import { ConfigError } from './config-error.js';
import { loadConfig, loadWorkerConfig } from './load-config.js';
import { loadMigrationConfig } from './database-config.js';

const local = {
  DATABASE_URL: 'postgres://rolefit@127.0.0.1:5432/rolefit',
  REDIS_URL: 'redis://127.0.0.1:6379',
  SESSION_SECRET: 's'.repeat(32),
  OBJECTS_DIR: '/var/lib/rolefit/objects',
};

const cluster = {
  ...local,
  ROLEFIT_DEPLOYMENT: 'cluster',
  HOST: '0.0.0.0',
  PUBLIC_URL: 'https://rolefit.example/',
  S3_ENDPOINT: 'https://s3.example',
  S3_REGION: 'eu-central-1',
  S3_BUCKET: 'rolefit-files',
  S3_ACCESS_KEY: 'access',
  S3_SECRET_KEY: 'secret',
  GITHUB_CLIENT_ID: 'id',
  GITHUB_CLIENT_SECRET: 'client-secret',
};

function problemsOf(env: Record<string, string | undefined>): readonly string[] {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('loadConfig', () => {
  it('fills in the defaults of a single machine', () => {
    expect(loadConfig(local)).toEqual({
      deployment: 'local',
      server: {
        host: '127.0.0.1',
        port: 4000,
        publicUrl: 'http://127.0.0.1:4000',
        webDistDir: null,
        allowedOrigins: ['http://127.0.0.1:4000'],
        extensionOrigins: ['chrome-extension://*', 'moz-extension://*', 'safari-web-extension://*'],
        trustedProxies: 0,
        drainMs: 0,
      },
      operations: null,
      tracing: null,
      limits: {
        writesPerMinute: 300,
        scansPerDay: 2_000,
        uploadsPerHour: 200,
        evaluationsPerHour: 200,
        exportsPerHour: 60,
        signInsPerMinute: 60,
        signInMailsPerHour: 5,
        allSignInMailsPerHour: 1_000,
        usersPerAddress: 20,
        socketsPerUser: 50,
        waitingScansPerUser: 2_000,
        waitingScans: 100_000,
      },
      retention: { deletedAccountDays: 30, auditDays: 400, endedSessionDays: 30 },
      worker: {
        port: 4001,
        concurrency: availableParallelism(),
        threads: Math.min(Math.max(availableParallelism(), 2), 4),
      },
      session: { secret: local.SESSION_SECRET, formerSecrets: [] },
      database: { url: local.DATABASE_URL, poolSize: 10 },
      redis: { url: local.REDIS_URL, sentinels: null, prefix: 'rolefit' },
      storage: { kind: 'files', dir: local.OBJECTS_DIR },
      model: null,
      signUp: 'open',
      github: null,
      google: null,
      oidc: null,
      mail: null,
      passkeys: { site: '127.0.0.1', origin: 'http://127.0.0.1:4000', support: 'ip-address' },
      links: { sourceUrl: null, extensionUrl: null },
      log: { level: 'info' },
    });
  });

  it('names every missing variable at once, in whole sentences', () => {
    const problems = problemsOf({});
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
      'SESSION_SECRET',
      'DATABASE_URL',
      'REDIS_URL',
      'OBJECTS_DIR',
    ]);
    for (const problem of problems) expect(problem).toMatch(/ is missing.*: .*\.$/);
  });

  it('does not call a variable missing that is there under a wrong name', () => {
    const model = { AI_MODEL: 'qwen3:8b', AI_BASE_URI: 'http://127.0.0.1:11434/v1' };
    expect(problemsOf({ ...local, ...model })).toEqual([
      'AI_BASE_URI is not a setting of Rolefit. Did you mean AI_BASE_URL?',
    ]);
  });

  const sentinels = {
    REDIS_URL: 'rediss://:secret@sentinel',
    REDIS_SENTINELS: 'one:26379, two ,[::1]:5000',
    REDIS_SENTINEL_NAME: 'mymaster',
  };

  it('reads Sentinels, with the usual port where none is given', () => {
    expect(loadConfig({ ...local, ...sentinels }).redis).toEqual({
      url: sentinels.REDIS_URL,
      sentinels: {
        addresses: [
          { host: 'one', port: 26_379 },
          { host: 'two', port: 26_379 },
          { host: '::1', port: 5_000 },
        ],
        name: 'mymaster',
        password: null,
      },
      prefix: 'rolefit',
    });
  });

  it.each([
    ['redis://one:26379'],
    ['one:0'],
    ['one:99999'],
    ['one/two'],
    ['user@one'],
    [':26379'],
    [','],
  ])('rejects Sentinels that are no list of hosts: %s', (list) => {
    expect(problemsOf({ ...local, ...sentinels, REDIS_SENTINELS: list })).toEqual([
      expect.stringMatching(/^REDIS_SENTINELS must list Sentinels such as host:26379/),
    ]);
  });

  it('rejects Sentinels without the name of their primary, and a name without them', () => {
    for (const missing of ['REDIS_SENTINELS', 'REDIS_SENTINEL_NAME'])
      expect(problemsOf({ ...local, ...sentinels, [missing]: undefined })).toEqual([
        expect.stringMatching(new RegExp(`^${missing} is missing \\(Sentinels and the name`)),
      ]);
  });

  it('rejects a cluster whose Sentinels are elsewhere and reached without TLS, whatever host the URL names', () => {
    const plain = { ...cluster, ...sentinels, REDIS_URL: 'redis://:secret@localhost' };
    expect(problemsOf(plain)).toEqual([
      expect.stringMatching(/^REDIS_URL is reached without checked TLS: begin it with rediss:/),
    ]);
    expect(problemsOf({ ...plain, REDIS_URL: sentinels.REDIS_URL })).toEqual([]);
    expect(problemsOf({ ...plain, REDIS_SENTINELS: '127.0.0.1,[::1]:5000' })).toEqual([]);
  });

  it.each([
    ['RETENTION_DELETED_ACCOUNT_DAYS', '6', 'must be a whole number from 7 to 365'],
    ['RETENTION_AUDIT_DAYS', '3651', 'must be a whole number from 30 to 3650'],
    ['RETENTION_ENDED_SESSION_DAYS', '30 days', 'must be a whole number from 7 to 365'],
  ])('rejects a retention outside its limits: %s=%s', (name, value, message) => {
    expect(problemsOf({ ...local, [name]: value })).toEqual([
      expect.stringMatching(new RegExp(`^${name} ${message}`)),
    ]);
  });

  it('reads how long is kept what ends by age, for workers too', () => {
    const env = {
      ...local,
      RETENTION_DELETED_ACCOUNT_DAYS: '14',
      RETENTION_AUDIT_DAYS: '90',
      RETENTION_ENDED_SESSION_DAYS: '7',
    };
    const retention = { deletedAccountDays: 14, auditDays: 90, endedSessionDays: 7 };
    expect(loadConfig(env).retention).toEqual(retention);
    expect(loadWorkerConfig(env).retention).toEqual(retention);
  });

  it('counts an empty value as absent', () => {
    expect(problemsOf({ ...local, DATABASE_URL: '  ' })).toHaveLength(1);
    expect(loadConfig({ ...local, PORT: '', AI_BASE_URL: '' })).toEqual(loadConfig(local));
  });

  it('rejects a cluster with missing services, listing each', () => {
    const problems = problemsOf({ ...local, ROLEFIT_DEPLOYMENT: 'cluster' });
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
      'HOST',
      'PUBLIC_URL',
      'S3_ENDPOINT',
      'S3_REGION',
      'S3_BUCKET',
      'S3_ACCESS_KEY',
      'S3_SECRET_KEY',
      'Nobody',
    ]);
  });

  it.each([
    { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' },
    { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'Rolefit <no-reply@rolefit.example>' },
  ])('accepts a cluster whose only way to sign in is %p', (wayToSignIn) => {
    const { GITHUB_CLIENT_ID: _id, GITHUB_CLIENT_SECRET: _secret, ...others } = cluster;
    expect(problemsOf(others)).toEqual([expect.stringMatching(/^Nobody could sign in: /)]);
    expect(problemsOf({ ...others, ...wayToSignIn })).toEqual([]);
  });

  it('accepts a cluster with all services and no model', () => {
    const config = loadConfig(cluster);
    expect(config.deployment).toBe('cluster');
    expect(config.server.publicUrl).toBe('https://rolefit.example');
    expect(config.storage).toEqual({
      kind: 's3',
      endpoint: 'https://s3.example',
      region: 'eu-central-1',
      bucket: 'rolefit-files',
      accessKey: 'access',
      secretKey: 'secret',
    });
    expect(config.model).toBeNull();
  });

  it.each(['true', '1', 'yes'])('rejects the demo sign-in in a cluster (%s)', (value) => {
    expect(problemsOf({ ...cluster, GITHUB_IS_DEMO: value })).toEqual([
      expect.stringContaining('GITHUB_IS_DEMO'),
    ]);
  });

  it.each([
    ['DATABASE_URL', 'postgres://user:word@db.example:5432/rolefit'],
    ['DATABASE_URL', 'postgres://user:word@db.example/rolefit?sslmode=disable'],
    ['DATABASE_URL', 'postgres://user:word@db.example/rolefit?ssl=true&sslmode=no-verify'],
    ['DATABASE_URL', 'postgres://user:word@db.example/rolefit?sslmode=require&uselibpqcompat=true'],
    ['DATABASE_URL', 'postgres://user:word@localhost/rolefit?host=db.example'],
    ['DATABASE_URL', 'postgres://user:word@db.example/rolefit?sslmode=require&sslmode=disable'],
    ['REDIS_URL', 'redis://:word@redis:6379'],
    ['S3_ENDPOINT', 'http://objects.example'],
    ['GITHUB_URL', 'http://github.example'],
    ['GITHUB_API_URL', 'http://github.example/api'],
    ['GOOGLE_URL', 'http://accounts.example'],
  ])(
    'rejects a cluster that reaches %s without checked TLS (%s), and suggests a remedy',
    (name, value) => {
      expect(problemsOf({ ...cluster, [name]: value })).toEqual([
        expect.stringMatching(
          new RegExp(`^${name} is reached without checked TLS: .+ALLOW_PLAIN_SERVICES=true.+\\.$`),
        ),
      ]);
      expect(problemsOf({ ...cluster, [name]: value, ALLOW_PLAIN_SERVICES: 'true' })).toEqual([]);
      expect(problemsOf({ ...cluster, [name]: value, ALLOW_PLAIN_SERVICES: 'false' })).toHaveLength(
        1,
      );
      expect(problemsOf({ ...cluster, [name]: value, ROLEFIT_DEPLOYMENT: 'local' })).toEqual([]);
    },
  );

  it('rejects a cluster that sends texts to a model without TLS', () => {
    expect(
      problemsOf({ ...cluster, AI_BASE_URL: 'http://model.example/v1', AI_MODEL: 'm' }),
    ).toEqual([expect.stringMatching(/^AI_BASE_URL is reached without checked TLS/)]);
  });

  it.each([
    ['DATABASE_URL', 'postgres://user:word@db.example/rolefit?sslmode=verify-full'],
    ['DATABASE_URL', 'postgresql://user:word@db.example/rolefit?sslmode=require'],
    ['DATABASE_URL', 'postgres://user:word@db.example/rolefit?ssl=true'],
    ['DATABASE_URL', 'postgres://user:word@localhost/rolefit?host=/run/postgresql'],
    ['DATABASE_URL', 'postgres://user:word@%2Frun%2Fpostgresql/rolefit'],
    ['DATABASE_URL', 'postgres://user:word@[::1]:5432/rolefit'],
    ['REDIS_URL', 'rediss://redis.example:6379'],
    ['REDIS_URL', 'redis://localhost:6379'],
    ['S3_ENDPOINT', 'http://127.0.0.1:9000'],
  ])('accepts a cluster that reaches %s by TLS or on its own machine (%s)', (name, value) => {
    expect(problemsOf({ ...cluster, [name]: value })).toEqual([]);
  });

  it('applies the same rules to the migration job', () => {
    const plain = {
      ROLEFIT_DEPLOYMENT: 'cluster',
      DATABASE_URL: 'postgres://user:word@db.example/rolefit',
    };
    expect(() => loadMigrationConfig(plain)).toThrow(/DATABASE_URL is reached without checked TLS/);
    expect(loadMigrationConfig({ ...plain, ALLOW_PLAIN_SERVICES: ' true ' }).database.url).toBe(
      plain.DATABASE_URL,
    );
    expect(loadMigrationConfig({ ...plain, ROLEFIT_DEPLOYMENT: 'local' }).database.url).toBe(
      plain.DATABASE_URL,
    );
  });

  it('reads the roles that the migration gives privileges to, other than the owner', () => {
    const of = (env: Record<string, string>) =>
      loadMigrationConfig({ DATABASE_URL: 'postgres://owner:word@db.example/rolefit', ...env });
    expect(of({}).roles).toEqual([]);
    expect(
      of({
        GATEWAY_DATABASE_URL: 'postgres://ro%40le:wo%2Frd@db.example/rolefit',
        WORKER_DATABASE_URL: 'postgres://owner:word@db.example/rolefit',
      }).roles,
    ).toEqual([{ process: 'gateway', name: 'ro@le', password: 'wo/rd' }]);
    expect(() => of({ WORKER_DATABASE_URL: 'mysql://worker:word@db.example/rolefit' })).toThrow(
      'WORKER_DATABASE_URL is not the address of a PostgreSQL database.',
    );
    expect(() =>
      of({
        ROLEFIT_DEPLOYMENT: 'cluster',
        DATABASE_URL: 'postgres://owner:word@db.example/rolefit?sslmode=verify-full',
        GATEWAY_DATABASE_URL: 'postgres://gateway:word@db.example/rolefit',
      }),
    ).toThrow('GATEWAY_DATABASE_URL is reached without checked TLS: add sslmode=verify-full');
  });

  it('prefers the object store where both are named, and reports missing variables', () => {
    expect(loadConfig({ ...cluster, ROLEFIT_DEPLOYMENT: 'local' }).storage.kind).toBe('s3');
    expect(
      problemsOf({ ...local, S3_ENDPOINT: 'https://s3.example' }).map(
        (problem) => problem.split(' ')[0],
      ),
    ).toEqual(['S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY']);
  });

  it('runs two hundred concurrent jobs with a model', () => {
    const config = loadConfig({
      ...local,
      AI_BASE_URL: 'http://127.0.0.1:11434/v1/',
      AI_MODEL: 'm',
      AI_INPUT_PRICE: '0.25',
      AI_OUTPUT_PRICE: '2',
    });
    expect(config.model).toEqual({
      baseUrl: 'http://127.0.0.1:11434/v1',
      apiKey: null,
      name: 'm',
      inputPrice: 0.25,
      outputPrice: 2,
      reasoningEffort: null,
      contextTokens: null,
      maxOutputTokens: 6_000,
      timeoutMs: 600_000,
      firstTimeoutMs: 300_000,
      dailyTokens: null,
      dailyCost: null,
      requestsPerMinute: null,
      tokensPerMinute: null,
      concurrentCalls: null,
      startingCalls: 1,
      patienceMs: 86_400_000,
      fallback: 'none',
      reads: 'links',
    });
    expect(config.worker.concurrency).toBe(200);
    expect(loadConfig({ ...local, WORKER_CONCURRENCY: '7' }).worker.concurrency).toBe(7);
    expect(loadConfig({ ...local, WORKER_THREADS: '1' }).worker.threads).toBe(1);
  });

  it('drains a gateway of a cluster by default, but not a local one', () => {
    expect([
      loadConfig(cluster).server.drainMs,
      loadConfig({ ...cluster, SHUTDOWN_DRAIN_MS: '0' }).server.drainMs,
      loadConfig(local).server.drainMs,
    ]).toEqual([5_000, 0, 0]);
  });

  it('enables the operations server and tracing only on request', () => {
    expect(
      loadConfig({ ...local, OPERATIONS_PORT: '4002', OPERATIONS_SECRET: 'o'.repeat(16) })
        .operations,
    ).toEqual({ port: 4_002, secret: 'o'.repeat(16) });
    expect(
      loadConfig({
        ...local,
        OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/',
        OTEL_EXPORTER_OTLP_HEADERS: 'Authorization=Bearer%20a=b, x-team=c',
        OTEL_TRACES_SAMPLER_ARG: '0.25',
      }).tracing,
    ).toEqual({
      endpoint: 'http://127.0.0.1:4318',
      headers: { authorization: 'Bearer a=b', 'x-team': 'c' },
      sampleRatio: 0.25,
      sendEveryMs: 5_000,
    });
  });

  it.each([
    [{ AI_BASE_URL: 'http://127.0.0.1:1/v1' }, 'AI_MODEL'],
    [{ AI_MODEL: 'm' }, 'AI_BASE_URL'],
    [{ AI_API_KEY: 'k' }, 'AI_BASE_URL'],
    [
      {
        AI_BASE_URL: 'http://127.0.0.1:1/v1',
        AI_MODEL: 'm',
        AI_DAILY_COST: '5',
        AI_INPUT_PRICE: '1',
      },
      'AI_OUTPUT_PRICE',
    ],
    [{ GITHUB_CLIENT_ID: 'i' }, 'GITHUB_CLIENT_SECRET'],
    [{ GITHUB_CLIENT_SECRET: 'i' }, 'GITHUB_CLIENT_ID'],
    [{ GOOGLE_CLIENT_ID: 'i' }, 'GOOGLE_CLIENT_SECRET'],
    [{ GOOGLE_CLIENT_SECRET: 'i' }, 'GOOGLE_CLIENT_ID'],
    [{ OPERATIONS_PORT: '0' }, 'OPERATIONS_SECRET'],
  ])('rejects an incomplete service: %o lacks %s', (half, lacking) => {
    expect(problemsOf({ ...local, ...half })).toEqual([
      expect.stringMatching(new RegExp(`^${lacking} is missing`)),
    ]);
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', '4e3'],
    ['DATABASE_POOL_SIZE', '1001'],
    ['DATABASE_URL', 'mysql://127.0.0.1/x'],
    ['REDIS_URL', '127.0.0.1:6379'],
    ['SESSION_SECRET', 'too-short-to-be-a-secret'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['ALLOWED_ORIGINS', 'https://a.example, *'],
    ['ALLOWED_ORIGINS', 'https://a.example/path'],
    ['GITHUB_IS_DEMO', 'maybe'],
    ['AI_INPUT_PRICE', '-1'],
    ['LOG_LEVEL', 'loud'],
    ['ROLEFIT_DEPLOYMENT', 'moon'],
    ['REDIS_PREFIX', 'a:b'],
    ['TRUSTED_PROXIES', '11'],
    ['LIMIT_SCANS_PER_DAY', 'all'],
    ['OPERATIONS_SECRET', 'fifteen-letters'],
    ['SHUTDOWN_DRAIN_MS', '60001'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost:4318'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'no-value'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'a=%zz'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'a=secret%ff'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'a=secret%0d%0ab:c'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'a=secret%E2%82%AC'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
    ['AI_CONCURRENT_CALLS', '-1'],
    ['AI_FALLBACK', 'other-model'],
  ])('rejects %s=%s without repeating the value, which may be a secret', (name, value) => {
    const problems = problemsOf({ ...local, [name]: value });
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name} must .*\\.$`))]);
    expect(problems.join()).not.toContain(value);
  });

  it('reports missing and invalid variables together', () => {
    expect(problemsOf({ ...local, REDIS_URL: undefined, PORT: 'x' })).toEqual([
      expect.stringContaining('REDIS_URL'),
      expect.stringContaining('PORT'),
    ]);
  });

  it('always allows its own origin, and each further one once', () => {
    const { allowedOrigins } = loadConfig({
      ...local,
      PUBLIC_URL: 'https://a.example',
      ALLOWED_ORIGINS: 'https://b.example/, chrome-extension://abc, https://a.example,',
    }).server;
    expect(allowedOrigins).toEqual([
      'https://a.example',
      'https://b.example',
      'chrome-extension://abc',
    ]);
  });

  it('is deeply frozen', () => {
    const config = loadConfig(local);
    expect(() => Object.assign(config.database, { url: 'x' })).toThrow(TypeError);
    expect(() => Object.assign(config, { model: {} })).toThrow(TypeError);
  });
});

describe('loadWorkerConfig', () => {
  const { SESSION_SECRET: _, ...withoutSecret } = local;

  it('needs no secret of sessions and sign-ins, and keeps none', () => {
    expect(loadWorkerConfig(withoutSecret)).toEqual({
      ...Object.fromEntries(
        (
          [
            'deployment',
            'tracing',
            'retention',
            'worker',
            'database',
            'redis',
            'storage',
            'model',
            'log',
          ] as const
        ).map((part) => [part, loadConfig(local)[part]]),
      ),
      server: { host: '127.0.0.1' },
    });
    const secrets = {
      SESSION_SECRET: 'canary '.repeat(5),
      GITHUB_CLIENT_ID: 'canary',
      GITHUB_CLIENT_SECRET: 'canary',
      GOOGLE_CLIENT_SECRET: 'canary',
      SMTP_URL: 'not even valid canary',
      OPERATIONS_SECRET: 'canary',
    };
    expect(JSON.stringify(loadWorkerConfig({ ...local, ...secrets }))).not.toContain('canary');
  });

  it('needs every service in a cluster', () => {
    expect(() => loadWorkerConfig({ ...withoutSecret, ROLEFIT_DEPLOYMENT: 'cluster' })).toThrow(
      /HOST is missing.*S3_ENDPOINT is missing.*S3_SECRET_KEY is missing/s,
    );
    const {
      SESSION_SECRET: _session,
      PUBLIC_URL: _url,
      GITHUB_CLIENT_ID: _id,
      GITHUB_CLIENT_SECRET: _secret,
      ...ofWorker
    } = cluster;
    expect(loadWorkerConfig(ofWorker).storage.kind).toBe('s3');
  });
});
