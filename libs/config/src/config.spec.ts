import { availableParallelism } from 'node:os';
import { ConfigError } from './config-error.js';
import { loadConfig } from './config.js';

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
  it('fills in the defaults of one machine', () => {
    expect(loadConfig(local)).toEqual({
      deployment: 'local',
      server: { host: '127.0.0.1', port: 4000, publicUrl: 'http://127.0.0.1:4000', webDistDir: null, allowedOrigins: ['http://127.0.0.1:4000'] },
      worker: { port: 4001, concurrency: availableParallelism() },
      session: { secret: local.SESSION_SECRET },
      database: { url: local.DATABASE_URL, poolSize: 10 },
      redis: { url: local.REDIS_URL, prefix: 'rolefit' },
      storage: { kind: 'files', dir: local.OBJECTS_DIR },
      model: null,
      github: null,
      links: { sourceUrl: null, extensionUrl: null },
      log: { level: 'info' },
    });
  });

  it('names every missing variable at once, in whole sentences', () => {
    const problems = problemsOf({});
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual(['SESSION_SECRET', 'DATABASE_URL', 'REDIS_URL', 'OBJECTS_DIR']);
    for (const problem of problems) expect(problem).toMatch(/ is missing.*: .*\.$/);
  });

  it('counts an empty value as absent', () => {
    expect(problemsOf({ ...local, DATABASE_URL: '  ' })).toHaveLength(1);
    expect(loadConfig({ ...local, PORT: '', AI_BASE_URL: '' })).toEqual(loadConfig(local));
  });

  it('refuses a cluster in which services are not named, listing each', () => {
    const problems = problemsOf({ ...local, ROLEFIT_DEPLOYMENT: 'cluster' });
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
      'HOST', 'PUBLIC_URL', 'S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY', 'GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET',
    ]);
  });

  it('takes a cluster with all services and no model', () => {
    const config = loadConfig(cluster);
    expect(config.deployment).toBe('cluster');
    expect(config.server.publicUrl).toBe('https://rolefit.example');
    expect(config.storage).toEqual({ kind: 's3', endpoint: 'https://s3.example', region: 'eu-central-1', bucket: 'rolefit-files', accessKey: 'access', secretKey: 'secret' });
    expect(config.model).toBeNull();
  });

  it.each(['true', '1', 'yes'])('refuses the demo sign-in in a cluster (%s)', (value) => {
    expect(problemsOf({ ...cluster, GITHUB_IS_DEMO: value })).toEqual([expect.stringContaining('GITHUB_IS_DEMO')]);
  });

  it('prefers the object store where both are named, and says what it lacks', () => {
    expect(loadConfig({ ...cluster, ROLEFIT_DEPLOYMENT: 'local' }).storage.kind).toBe('s3');
    expect(problemsOf({ ...local, S3_ENDPOINT: 'https://s3.example' }).map((problem) => problem.split(' ')[0])).toEqual(['S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY']);
  });

  it('runs two hundred jobs at a time with a model', () => {
    const config = loadConfig({ ...local, AI_BASE_URL: 'http://127.0.0.1:11434/v1/', AI_MODEL: 'm', AI_INPUT_PRICE: '0.25', AI_OUTPUT_PRICE: '2' });
    expect(config.model).toEqual({ baseUrl: 'http://127.0.0.1:11434/v1', apiKey: null, name: 'm', inputPrice: 0.25, outputPrice: 2, timeoutMs: 45_000 });
    expect(config.worker.concurrency).toBe(200);
    expect(loadConfig({ ...local, WORKER_CONCURRENCY: '7' }).worker.concurrency).toBe(7);
  });

  it.each([
    [{ AI_BASE_URL: 'http://127.0.0.1:1/v1' }, 'AI_MODEL'],
    [{ AI_MODEL: 'm' }, 'AI_BASE_URL'],
    [{ AI_API_KEY: 'k' }, 'AI_BASE_URL'],
    [{ GITHUB_CLIENT_ID: 'i' }, 'GITHUB_CLIENT_SECRET'],
    [{ GITHUB_CLIENT_SECRET: 'i' }, 'GITHUB_CLIENT_ID'],
  ])('refuses half a service: %o lacks %s', (half, lacking) => {
    expect(problemsOf({ ...local, ...half })).toEqual([expect.stringMatching(new RegExp(`^${lacking} is missing`))]);
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
  ])('refuses %s=%s without repeating the value, which may be a secret', (name, value) => {
    const problems = problemsOf({ ...local, [name]: value });
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name} must .*\\.$`))]);
    expect(problems.join()).not.toContain(value);
  });

  it('reports what is missing and what is invalid together', () => {
    expect(problemsOf({ ...local, REDIS_URL: undefined, PORT: 'x' })).toEqual([expect.stringContaining('REDIS_URL'), expect.stringContaining('PORT')]);
  });

  it('always allows its own origin, and each further one once', () => {
    const { allowedOrigins } = loadConfig({ ...local, PUBLIC_URL: 'https://a.example', ALLOWED_ORIGINS: 'https://b.example/, chrome-extension://abc, https://a.example,' }).server;
    expect(allowedOrigins).toEqual(['https://a.example', 'https://b.example', 'chrome-extension://abc']);
  });

  it('cannot be changed, at any depth', () => {
    const config = loadConfig(local);
    expect(() => Object.assign(config.database, { url: 'x' })).toThrow(TypeError);
    expect(() => Object.assign(config, { model: {} })).toThrow(TypeError);
  });
});
