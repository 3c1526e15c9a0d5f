import {
  configSchema,
  healthPaths,
  isOfGatewayOnly,
  loadConfig,
  loadMigrationConfig,
  loadWorkerConfig,
} from '@rolefit/config';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { parse } from 'yaml';
import { z } from 'zod';
import { stagesOf, stepsOf } from './dockerfile.ts';

const root = join(__dirname, '../..');
const text = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
const stages = stagesOf(readFileSync(join(root, 'Dockerfile'), 'utf8'));
const imageVariables: Record<string, string> = Object.assign(
  {},
  ...stepsOf(stages.slice(-1), 'ENV').map(({ variables }) => variables),
);

const strings = z.array(z.string()).optional();
/** The fields of the Compose specification that are used here; any other is an error. */
const serviceSchema = z.strictObject({
  build: z.strictObject({ context: z.string(), target: z.string() }).optional(),
  cap_add: strings,
  cap_drop: strings,
  command: strings,
  depends_on: z
    .record(z.string(), z.strictObject({ condition: z.string(), restart: z.boolean().optional() }))
    .optional(),
  env_file: z
    .array(z.strictObject({ path: z.string(), required: z.boolean().optional() }))
    .optional(),
  environment: z.record(z.string(), z.coerce.string()).optional(),
  extra_hosts: strings,
  healthcheck: z
    .strictObject({
      disable: z.boolean().optional(),
      test: strings,
      interval: z.string().optional(),
      timeout: z.string().optional(),
      start_period: z.string().optional(),
      retries: z.number().optional(),
    })
    .optional(),
  image: z.string().optional(),
  mem_limit: z.string().optional(),
  network_mode: z.string().optional(),
  networks: strings,
  pids_limit: z.number().optional(),
  ports: strings,
  read_only: z.boolean().optional(),
  restart: z.string().optional(),
  security_opt: strings,
  shm_size: z.string().optional(),
  stop_grace_period: z.string().optional(),
  tmpfs: strings,
  user: z.string().optional(),
  volumes: strings,
});
const compose = z
  .looseObject({
    services: z.record(z.string(), serviceSchema),
    volumes: z.record(z.string(), z.unknown()),
    networks: z.record(z.string(), z.unknown()),
  })
  .parse(parse(text, { merge: true }));
const services = Object.entries(compose.services);

function serviceNamed(name: string): z.infer<typeof serviceSchema> {
  const service = compose.services[name];
  if (service === undefined) throw new Error(`There is no service ${name}.`);
  return service;
}

/** Substitutes `${NAME:-default}`, which may be nested, as Compose does. */
function filledIn(value: string, env: Record<string, string>): string {
  const inner = /\$\{(\w+)(?::-([^${}]*))?\}/;
  const found = inner.exec(value);
  return found === null
    ? value
    : filledIn(
        value.replace(inner, () => env[found[1] ?? ''] || (found[2] ?? '')),
        env,
      );
}

/** The variables of a container. Later ones win: generated secrets, the image, `.env`, the service. */
function environmentOf(
  name: string,
  made: Record<string, string>,
  dotEnv: Record<string, string> = {},
): Record<string, string> {
  const said = Object.entries(serviceNamed(name).environment ?? {}).map(([variable, value]) => [
    variable,
    filledIn(value, dotEnv),
  ]);
  return { ...made, ...imageVariables, ...dotEnv, ...Object.fromEntries(said) };
}

describe('the secrets that are made at the first start', () => {
  const [folder, workerFolder, migrationFolder] = ['compose', 'worker', 'migration'].map((name) =>
    mkdtempSync(join(tmpdir(), `rolefit-${name}-`)),
  ) as [string, string, string];
  afterAll(() => {
    for (const made of [folder, workerFolder, migrationFolder])
      rmSync(made, { recursive: true, force: true });
  });

  const madeIn = (where: string) =>
    parseEnv(readFileSync(join(where, 'rolefit.env'), 'utf8')) as Record<string, string>;
  /** @returns the variables of the gateway */
  const prepare = (env: Record<string, string> = {}): Record<string, string> => {
    const script = join(root, 'tools/deploy/compose/prepare.ts');
    execFileSync(process.execPath, [script, folder, workerFolder, migrationFolder], {
      env: { PATH: '', ...env },
    });
    return madeIn(folder);
  };

  it('let gateway and worker start without anything configured, with the demo sign-in on this machine', () => {
    const gateway = loadConfig(environmentOf('gateway', prepare()));
    expect(gateway).toMatchObject({
      deployment: 'local',
      server: { host: '0.0.0.0', port: 4000, publicUrl: 'http://127.0.0.1:4000' },
      operations: { port: 4003 },
      storage: { kind: 's3', endpoint: 'http://objects:8333' },
      github: { isDemo: true, url: 'http://127.0.0.1:4002' },
    });
    expect(loadWorkerConfig(environmentOf('worker', madeIn(workerFolder)))).toMatchObject({
      deployment: 'local',
      server: { host: '0.0.0.0' },
      worker: { port: 4001 },
      storage: gateway.storage,
      redis: gateway.redis,
    });
    const { database, roles } = loadMigrationConfig(
      environmentOf('migrate', madeIn(migrationFolder)),
    );
    expect(database.url).toContain('//rolefit:');
    const urlOf = ({ name, password }: (typeof roles)[number]) =>
      `postgresql://${name}:${password}@postgres:5432/rolefit`;
    expect(roles.map(urlOf)).toEqual(
      [folder, workerFolder].map((made) => madeIn(made)['DATABASE_URL']),
    );
  });

  it('become those of a cluster, which refuses the demo, with a GitHub app of one’s own', () => {
    const dotEnv = {
      GITHUB_CLIENT_ID: 'mine',
      GITHUB_CLIENT_SECRET: 'mine too',
      PUBLIC_URL: 'https://rolefit.example.org',
    };
    const made = prepare(dotEnv);
    expect(loadConfig(environmentOf('gateway', made, dotEnv))).toMatchObject({
      deployment: 'cluster',
      server: { publicUrl: 'https://rolefit.example.org' },
      github: { clientId: 'mine', isDemo: false, url: 'https://github.com' },
    });
    expect(loadWorkerConfig(environmentOf('worker', madeIn(workerFolder), dotEnv)).deployment).toBe(
      'cluster',
    );
    expect(() =>
      loadConfig({ ...environmentOf('gateway', made, dotEnv), GITHUB_IS_DEMO: 'true' }),
    ).toThrow('GITHUB_IS_DEMO');
  });

  it('keep the worker and the migration from signing sessions and from speaking for Rolefit at a provider', () => {
    const dotEnv = {
      GITHUB_CLIENT_ID: 'mine',
      GITHUB_CLIENT_SECRET: 'mine too',
      GOOGLE_CLIENT_SECRET: 'mine too',
      OIDC_CLIENT_SECRET: 'mine too',
      SMTP_URL: 'smtps://mine@mail.example.org',
      SESSION_SECRET: 's'.repeat(32),
      SESSION_FORMER_SECRETS: 's'.repeat(32),
      OPERATIONS_SECRET: 'mine too',
    };
    prepare(dotEnv);
    for (const [name, volume, made] of [
      ['worker', 'worker-secrets', workerFolder],
      ['migrate', 'migration-secrets', migrationFolder],
    ] as const) {
      expect({ name, volumes: serviceNamed(name).volumes }).toEqual({
        name,
        volumes: [`${volume}:/secrets:ro`],
      });
      const given = Object.entries(environmentOf(name, madeIn(made), dotEnv)).filter(
        ([variable, value]) =>
          isOfGatewayOnly(variable) && /SECRET|SMTP/.test(variable) && value !== '',
      );
      expect({ name, given }).toEqual({ name, given: [] });
    }
    for (const made of [workerFolder, migrationFolder])
      expect(readdirSync(made)).toEqual(['rolefit.env']);
  });

  it('stay as they are, and are long', () => {
    const [first, second] = [prepare(), prepare()];
    expect(second).toEqual(first);
    for (const name of ['SESSION_SECRET', 'S3_SECRET_KEY', 'GITHUB_CLIENT_SECRET'])
      expect(first[name]).toMatch(/^[0-9a-f]{64}$/);
    expect(readFileSync(join(folder, 'redis.conf'), 'utf8')).toMatch(
      /^appendonly yes\nappendfsync everysec\nmaxmemory-policy noeviction$/m,
    );
    expect(readFileSync(join(folder, 'redis.conf'), 'utf8')).toContain(
      `requirepass ${new URL(first.REDIS_URL ?? '').password}`,
    );
    expect(new URL(madeIn(migrationFolder)['DATABASE_URL'] ?? '').password).toBe(
      readFileSync(join(folder, 'postgres-password'), 'utf8'),
    );
    const [{ accessKey, secretKey }] = JSON.parse(readFileSync(join(folder, 's3.json'), 'utf8'))
      .identities[0].credentials;
    expect([accessKey, secretKey]).toEqual([first.S3_ACCESS_KEY, first.S3_SECRET_KEY]);
  });

  it('are files that services find, and can read as users of their own', () => {
    const asked = new Set([...text.matchAll(/\/secrets\/([\w.-]+)/g)].map(([, file]) => file));
    expect(asked.size).toBeGreaterThan(3);
    for (const file of asked)
      expect({ file, mode: statSync(join(folder, file ?? '')).mode & 0o777 }).toEqual({
        file,
        mode: 0o444,
      });
    expect(readdirSync(folder).filter((file) => !asked.has(file))).toEqual(['made.json']);
  });
});

describe('the GitHub emulator where a GitHub app is configured', () => {
  it('idles until it is stopped: `docker compose up --wait` takes a service that has ended for one that failed', async () => {
    const child = spawn(process.execPath, [join(root, 'tools/deploy/compose/demo-sign-in.ts')], {
      env: { PATH: '', GITHUB_CLIENT_ID: 'mine' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    await once(child.stdout, 'data');
    // It would end by itself now. On a machine too slow to see it in this time the test passes without proving anything.
    expect(await Promise.race([ended, wait(1_000, 'still there')])).toBe('still there');
    child.kill();
    expect(await ended).toEqual([0, null]);
  });
});

describe('docker-compose.yml', () => {
  it('sets no unknown variable', () => {
    const variables = ['gateway', 'worker', 'migrate'].flatMap((name) =>
      Object.keys(serviceNamed(name).environment ?? {}),
    );
    expect(variables.filter((name) => !(name in configSchema.shape))).toEqual([]);
    const asked = [...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name ?? '');
    expect(
      asked.filter((name) => !(name in configSchema.shape) && name !== 'ROLEFIT_PORT'),
    ).toEqual([]);
  });

  it('publishes on this machine alone', () => {
    const ports = services.flatMap(([, { ports: published = [] }]) => published);
    expect(ports.map((port) => filledIn(port, {}))).toEqual([
      '127.0.0.1:4000:4000',
      '127.0.0.1:4002:4002',
      '127.0.0.1:4003:4003',
    ]);
  });

  it('takes from every service what it does not need', () => {
    for (const [name, service] of services) {
      expect({ name, ...service }).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
      const isOnce = ['migrate', 'secrets'].includes(name);
      expect({ name, restart: service.restart }).toEqual({
        name,
        restart: isOnce ? 'no' : name === 'demo-sign-in' ? 'on-failure' : 'unless-stopped',
      });
      if (!isOnce && name !== 'demo-sign-in')
        expect({ name, test: (service.healthcheck?.test?.length ?? 0) > 1 }).toEqual({
          name,
          test: true,
        });
    }
    expect(
      services.filter(([, { cap_add: added }]) => added !== undefined).map(([name]) => name),
    ).toEqual(['objects']);
  });

  it('waits for what is there, in the state that it can reach', () => {
    for (const [name, { depends_on: others = {} }] of services) {
      for (const [other, { condition }] of Object.entries(others)) {
        const { healthcheck, restart } = serviceNamed(other);
        const expected =
          restart === 'no'
            ? 'service_completed_successfully'
            : healthcheck === undefined || name === 'demo-sign-in'
              ? 'service_started'
              : 'service_healthy';
        expect({ name, other, condition }).toEqual({ name, other, condition: expected });
      }
    }
  });

  it('keeps data in volumes that have a name, and reaches its networks', () => {
    const volumes = services
      .flatMap(([, { volumes: mounted = [] }]) => mounted)
      .map((volume) => volume.split(':')[0] ?? '');
    expect(new Set(volumes.filter((volume) => !volume.startsWith('.')))).toEqual(
      new Set(Object.keys(compose.volumes)),
    );
    for (const path of volumes.filter((volume) => volume.startsWith('.')))
      expect(existsSync(join(root, path))).toBe(true);
    for (const network of services.flatMap(([, { networks = [] }]) => networks))
      expect(Object.keys(compose.networks)).toContain(network);
    expect(compose.networks['inside']).toEqual({ internal: true });
    for (const name of ['postgres', 'redis', 'objects', 'migrate'])
      expect(serviceNamed(name).networks).toEqual(['inside']);
  });

  it('starts from images with a version, and from stages and programs that there are', () => {
    for (const [name, { image: from, build, command = [] }] of services) {
      if (build === undefined) {
        expect(from).toMatch(/^[\w/]+:\d+\.\d+/);
        continue;
      }
      expect(stages.map((stage) => stage.name)).toContain(build.target);
      const program =
        command.find((argument, place) => place > 0 && !argument.startsWith('-')) ?? '';
      const source = program
        .replace('/dist/', '/src/')
        .replace(/dist.js$/, '.ts')
        .replace(/\.js$/, '.ts');
      if (name !== 'secrets')
        expect({ program, isThere: existsSync(join(root, source)) }).toEqual({
          program,
          isThere: true,
        });
    }
  });

  it('starts workers that compile regular expressions before their first use', () => {
    expect(serviceNamed('worker').command).toContain('--no-regexp-tier-up');
  });

  it('asks for health where gateway and worker answer', () => {
    expect(serviceNamed('gateway').healthcheck?.test?.at(-1)).toContain(
      `http://127.0.0.1:4000${healthPaths.ready}`,
    );
    expect(serviceNamed('worker').healthcheck?.test?.at(-1)).toContain(
      `http://127.0.0.1:4001${healthPaths.ready}`,
    );
  });
});
