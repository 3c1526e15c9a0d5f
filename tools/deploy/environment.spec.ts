import {
  configSchema,
  isOfGatewayOnly,
  loadConfig,
  loadMigrationConfig,
  loadWorkerConfig,
} from '@rolefit/config';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { stagesOf, stepsOf } from './dockerfile.ts';
import { render } from './kustomize.ts';
import {
  type Container,
  containersOf,
  find,
  type Manifest,
  ofKind,
  podTemplateOf,
  workloads,
} from './manifest.ts';

const root = join(__dirname, '../..');
const rendered = (...overlays: readonly string[]) =>
  overlays.flatMap((overlay) => render(join(root, 'k8s/overlays', overlay)));
const imageVariables: Record<string, string> = Object.assign(
  {},
  ...stepsOf(stagesOf(readFileSync(join(root, 'Dockerfile'), 'utf8')).slice(-1), 'ENV').map(
    ({ variables }) => variables,
  ),
);
/** Read by Node rather than Rolefit. */
const ofNode = ['NODE_ENV'];

const databaseUrl = (role: string) =>
  `postgresql://${role}:made-up@db.example.org:5432/rolefit?sslmode=verify-full`;
/** Valid values for the keys of the secrets. */
const made: Record<string, string> = {
  SMTP_URL: 'smtps://made-up@mail.example.org',
  DATABASE_URL: databaseUrl('rolefit'),
  GATEWAY_DATABASE_URL: databaseUrl('rolefit_gateway'),
  WORKER_DATABASE_URL: databaseUrl('rolefit_worker'),
  REDIS_URL: 'rediss://:made-up@redis.example.org:6379',
  SESSION_SECRET: 'made up and of more than 32 characters',
  SESSION_FORMER_SECRETS: 'made up before and of more than 32 characters',
};
const secretValue = (key: string) => made[key] ?? `made-up-${key}`;

/** The environment of a container, composed as the kubelet does, with or without the optional secrets. */
function environmentOf(
  container: Container,
  documents: readonly Manifest[],
  hasOptional: boolean,
): Record<string, string> {
  const settings = (container.envFrom ?? []).map(
    ({ configMapRef }) => find(documents, 'ConfigMap', configMapRef?.name)?.data,
  );
  const secrets = (container.env ?? []).filter(
    ({ valueFrom }) => hasOptional || valueFrom?.secretKeyRef?.optional !== true,
  );
  return Object.assign(
    { ...imageVariables },
    ...settings,
    Object.fromEntries(
      secrets.map(({ name, value, valueFrom }) => [
        name,
        value ?? secretValue(valueFrom?.secretKeyRef?.key ?? ''),
      ]),
    ),
  );
}

/** What only an installation can say, for a gateway: who signs people in, and the sender of e-mails. */
const ofInstallation = {
  SMTP_URL: 'smtps://made-up@mail.example.org',
  GITHUB_CLIENT_ID: 'made-up',
  GITHUB_CLIENT_SECRET: 'made-up',
  MAIL_FROM: 'Rolefit <no-reply@rolefit.example>',
  OIDC_ISSUER: 'https://login.rolefit.example',
  OIDC_CLIENT_ID: 'made-up',
  OIDC_CLIENT_SECRET: 'made-up',
};

/** Loads the configuration of a container by its own program. */
function load(container: Container, env: Readonly<Record<string, string>>) {
  if (container.name === 'migrate') return loadMigrationConfig(env);
  return container.name === 'worker' ? loadWorkerConfig(env) : loadConfig(env);
}

/** The secret keys that variables are read from. */
const references = (containers: readonly Container[]) =>
  containers
    .flatMap(({ env = [] }) => env)
    .flatMap(({ name, valueFrom }) =>
      valueFrom?.secretKeyRef === undefined ? [] : [{ variable: name, ...valueFrom.secretKeyRef }],
    );

describe.each(['production', 'operators', 'kind'])('k8s/overlays/%s', (overlay) => {
  const documents = rendered(overlay);
  const containers = containersOf(documents);

  it('has a gateway and a worker, each with a complete configuration', () => {
    expect(containers.map(({ name }) => name).sort()).toEqual(['gateway', 'worker']);
    for (const container of containers) {
      for (const hasOptional of [false, true]) {
        const config = load(container, {
          ...ofInstallation,
          ...environmentOf(container, documents, hasOptional),
          ...(hasOptional && container.name === 'worker'
            ? { AI_BASE_URL: 'https://model.example', AI_MODEL: 'any' }
            : {}),
        });
        expect(config).toMatchObject({
          deployment: 'cluster',
          server: { host: '0.0.0.0' },
          worker: { port: 4001 },
          storage: { kind: 's3' },
        });
      }
    }
  });

  it('needs every secret that is not optional', () => {
    for (const container of containers) {
      for (const { variable } of references([container]).filter(
        ({ optional }) => optional !== true,
      )) {
        expect(() =>
          load(container, { ...environmentOf(container, documents, false), [variable]: '' }),
        ).toThrow(`${variable} is missing`);
      }
    }
  });

  it('needs one way to sign in', () => {
    const gateway = containers.find(({ name }) => name === 'gateway')!;
    expect(() => load(gateway, environmentOf(gateway, documents, false))).toThrow(
      'Nobody could sign in',
    );
  });

  it('signs in to the database as the owner for the migration only', () => {
    const keys = references([...containers, ...containersOf(rendered(`${overlay}/migrate`))])
      .filter(({ variable }) => variable === 'DATABASE_URL')
      .map(({ key }) => key);
    expect(keys).toEqual(['GATEWAY_DATABASE_URL', 'WORKER_DATABASE_URL', 'DATABASE_URL']);
  });

  it('gives the worker no secret that only a gateway uses', () => {
    const worker = containers.filter(({ name }) => name === 'worker');
    expect(references(worker).filter(({ variable }) => isOfGatewayOnly(variable))).toEqual([]);
  });

  it('reaches services without TLS only where they are in the cluster itself', () => {
    const plain = {
      DATABASE_URL: 'postgresql://rolefit:made-up@postgresql:5432/rolefit',
      REDIS_URL: 'redis://:made-up@redis:6379',
    };
    for (const container of [...containers, ...containersOf(rendered(`${overlay}/migrate`))]) {
      const loaded = () =>
        load(container, {
          ...environmentOf(container, documents, false),
          ...ofInstallation,
          ...plain,
        });
      if (overlay === 'kind') expect(loaded).not.toThrow();
      else expect(loaded).toThrow('without checked TLS');
    }
  });

  it('sets no variable that Rolefit does not know', () => {
    const names = containers.flatMap((container) =>
      Object.keys(environmentOf(container, documents, true)),
    );
    expect(
      [...new Set(names)].filter((name) => !(name in configSchema.shape) && !ofNode.includes(name)),
    ).toEqual([]);
  });

  it('listens where its ports are', () => {
    for (const container of containers) {
      const env = environmentOf(container, documents, false);
      const ports = container.ports?.map(({ containerPort }) => containerPort);
      if (container.name === 'worker') expect(ports).toEqual([loadWorkerConfig(env).worker.port]);
      else {
        const { server, operations } = loadConfig({ ...ofInstallation, ...env });
        expect(ports).toEqual([server.port, operations?.port]);
      }
    }
  });

  it('tells Prometheus where metrics are', () => {
    // Monitors of the Prometheus Operator say it there.
    if (overlay === 'operators') return;
    const scraped = workloads(documents).map((workload) => {
      const annotations = podTemplateOf(workload)?.metadata?.annotations ?? {};
      const ports = containersOf([workload])[0]?.ports ?? [];
      expect(annotations).toMatchObject({
        'prometheus.io/scrape': 'true',
        'prometheus.io/path': '/metrics',
      });
      return [
        workload.metadata?.name,
        ports.find(
          ({ containerPort }) => String(containerPort) === annotations['prometheus.io/port'],
        )?.name,
      ];
    });
    expect(scraped).toEqual([
      ['gateway', 'operations'],
      ['worker', 'health'],
    ]);
  });

  it('gives the migration what it needs, and no more', () => {
    const containers = containersOf(rendered(`${overlay}/migrate`));
    expect(references(containers).map(({ variable }) => variable)).toEqual([
      'DATABASE_URL',
      'GATEWAY_DATABASE_URL',
      'WORKER_DATABASE_URL',
    ]);
    expect(loadMigrationConfig(environmentOf(containers[0]!, [], false))).toMatchObject({
      database: { url: made.DATABASE_URL },
      roles: [{ name: 'rolefit_gateway' }, { name: 'rolefit_worker' }],
    });
  });
});

describe('the secrets of k8s/overlays/kind', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rolefit-kind-'));
  const file = join(folder, 'secrets.env');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const make = (env: Record<string, string>) =>
    spawnSync(process.execPath, [join(root, 'tools/deploy/kind-secrets.ts'), file], {
      env,
      encoding: 'utf8',
    });

  it('are asked for where nobody could sign in, made once, and all that its documents refer to', () => {
    expect(make({})).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('GITHUB_CLIENT_ID'),
    });
    expect(make({ GITHUB_CLIENT_ID: 'mine', GITHUB_CLIENT_SECRET: 'mine too' })).toMatchObject({
      status: 0,
    });
    const secrets = parseEnv(readFileSync(file, 'utf8')) as Record<string, string>;
    expect(make({ GITHUB_CLIENT_ID: 'mine', GITHUB_CLIENT_SECRET: 'mine too' })).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('already'),
    });

    const documents = rendered('kind', 'kind/migrate', 'kind/services');
    const needed = references(containersOf(documents)).filter(({ optional }) => optional !== true);
    expect(needed.filter(({ name, key }) => name !== 'rolefit' || !(key in secrets))).toEqual([]);
    for (const container of containersOf(rendered('kind')))
      expect(
        load(container, { ...environmentOf(container, documents, false), ...secrets }),
      ).toMatchObject({
        deployment: 'cluster',
        ...(container.name === 'gateway' && { github: { clientId: 'mine' } }),
      });
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });
});

describe('docs/operations.md', () => {
  it('lists every key of every secret that the manifests refer to', () => {
    const documents = rendered('production', 'production/migrate');
    const ofScalers = ofKind(documents, 'TriggerAuthentication').flatMap(
      ({ spec }) => spec?.secretTargetRef ?? [],
    );
    const keys = [...references(containersOf(documents)), ...ofScalers].map(
      ({ name, key }) => `| \`${name}\` | \`${key}\` |`,
    );
    const text = readFileSync(join(root, 'docs/operations.md'), 'utf8');
    expect([...new Set(keys)].filter((row) => !text.includes(row))).toEqual([]);
  });

  it('has no secret that the example for External Secrets does not make', () => {
    const documents = rendered('operators', 'operators/migrate');
    const named = [
      ...references(containersOf(documents)).map(({ name }) => name),
      ...ofKind(documents, 'TriggerAuthentication').flatMap(({ spec }) =>
        (spec?.secretTargetRef ?? []).map(({ name }) => name),
      ),
    ];
    const made = ofKind(documents, 'ExternalSecret').map(({ spec }) => spec?.target?.name);
    expect([...new Set(named)].sort()).toEqual(made.sort());
  });
});
