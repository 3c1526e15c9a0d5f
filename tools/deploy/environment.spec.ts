import { configSchema, loadConfig, loadDatabaseConfig } from '@rolefit/config';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { stagesOf } from './dockerfile.mjs';
import { build, containersOf } from './kustomize.mjs';

const root = join(__dirname, '../..');
const image = Object.assign({}, ...stagesOf(readFileSync(join(root, 'Dockerfile'), 'utf8')).at(-1).steps.flatMap(({ variables }) => variables ?? []));
/** What Node and not Rolefit reads. */
const ofNode = ['NODE_ENV'];

/** Values that pass for what a secret would hold. */
const made: Record<string, string> = {
  DATABASE_URL: 'postgresql://rolefit:made-up@db.example.org:5432/rolefit?sslmode=verify-full',
  REDIS_URL: 'rediss://:made-up@redis.example.org:6379',
  SESSION_SECRET: 'made up and of more than 32 characters',
  SESSION_FORMER_SECRETS: 'made up before and of more than 32 characters',
};
const secretValue = (key: string) => made[key] ?? `made-up-${key}`;

interface Container {
  readonly name: string;
  readonly env?: { readonly name: string; readonly value?: string; readonly valueFrom?: { readonly secretKeyRef: { readonly name: string; readonly key: string; readonly optional?: boolean } } }[];
  readonly envFrom?: { readonly configMapRef: { readonly name: string } }[];
}

/** The environment of a container, put together as the kubelet does; without the optional secrets where they are not there. */
function environmentOf(container: Container, documents, hasOptional: boolean): Record<string, string> {
  const settings = (container.envFrom ?? []).map(({ configMapRef }) => documents.find(({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === configMapRef.name).data);
  const secrets = (container.env ?? []).filter(({ valueFrom }) => hasOptional || valueFrom?.secretKeyRef.optional !== true);
  return Object.assign({ ...image }, ...settings, Object.fromEntries(secrets.map(({ name, value, valueFrom }) => [name, value ?? secretValue(valueFrom?.secretKeyRef.key ?? '')])));
}

const references = (containers: Container[]) => containers.flatMap(({ env = [] }) => env).flatMap(({ name, valueFrom }) => (valueFrom === undefined ? [] : [{ variable: name, ...valueFrom.secretKeyRef }]));

describe.each(['production', 'kind'])('k8s/overlays/%s', (overlay) => {
  const documents = build(join(root, 'k8s/overlays', overlay));
  const containers: Container[] = documents.flatMap(containersOf);

  it('has a gateway and a worker, and each of them all that it needs', () => {
    expect(containers.map(({ name }) => name).sort()).toEqual(['gateway', 'worker']);
    for (const container of containers) {
      for (const hasOptional of [false, true]) {
        const config = loadConfig({ ...environmentOf(container, documents, hasOptional), ...(hasOptional && container.name === 'worker' ? { AI_BASE_URL: 'https://model.example', AI_MODEL: 'any' } : {}) });
        expect(config).toMatchObject({ deployment: 'cluster', server: { host: '0.0.0.0', port: 4000 }, worker: { port: 4001 }, storage: { kind: 's3' } });
      }
    }
  });

  it('cannot go without any of the secrets that it does not call optional', () => {
    for (const container of containers) {
      for (const { variable } of references([container]).filter(({ optional }) => optional !== true)) {
        expect(() => loadConfig({ ...environmentOf(container, documents, false), [variable]: '' })).toThrow(`${variable} is missing`);
      }
    }
  });

  it('reaches services without TLS only where they are in the cluster itself', () => {
    const plain = { DATABASE_URL: 'postgresql://rolefit:made-up@postgresql:5432/rolefit', REDIS_URL: 'redis://:made-up@redis:6379' };
    for (const container of [...containers, ...build(join(root, 'k8s/overlays', overlay, 'migrate')).flatMap(containersOf)]) {
      const load = () => (container.name === 'migrate' ? loadDatabaseConfig : loadConfig)({ ...environmentOf(container, documents, false), ...plain });
      if (overlay === 'kind') expect(load).not.toThrow();
      else expect(load).toThrow('without checked TLS');
    }
  });

  it('sets no variable that Rolefit does not know', () => {
    const names = containers.flatMap((container) => Object.keys(environmentOf(container, documents, true)));
    expect([...new Set(names)].filter((name) => !(name in configSchema.shape) && !ofNode.includes(name))).toEqual([]);
  });

  it('listens where its ports are', () => {
    for (const { name, ports } of documents.flatMap(containersOf)) {
      const { server, worker, operations } = loadConfig(environmentOf(containers.find((container) => container.name === name)!, documents, false));
      expect(ports.map(({ containerPort }) => containerPort)).toEqual(name === 'gateway' ? [server.port, operations?.port] : [worker.port]);
    }
  });

  it('tells Prometheus where metrics are', () => {
    const scraped = documents.filter(({ spec }) => spec?.template !== undefined).map(({ metadata, spec }) => {
      const { annotations } = spec.template.metadata;
      const [{ ports }] = spec.template.spec.containers;
      expect(annotations).toMatchObject({ 'prometheus.io/scrape': 'true', 'prometheus.io/path': '/metrics' });
      return [metadata.name, ports.find(({ containerPort }) => String(containerPort) === annotations['prometheus.io/port'])?.name];
    });
    expect(scraped).toEqual([['gateway', 'operations'], ['worker', 'health']]);
  });

  it('gives the migration what it needs, and no more', () => {
    const [container] = build(join(root, 'k8s/overlays', overlay, 'migrate')).flatMap(containersOf);
    expect(references([container]).map(({ variable }) => variable)).toEqual(['DATABASE_URL']);
    expect(loadDatabaseConfig(environmentOf(container, [], false))).toMatchObject({ url: made.DATABASE_URL });
  });
});

describe('the secrets of k8s/overlays/kind', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rolefit-kind-'));
  const file = join(folder, 'secrets.env');
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const make = (env: Record<string, string>) => spawnSync(process.execPath, [join(root, 'tools/deploy/kind-secrets.mjs'), file], { env, encoding: 'utf8' });

  it('are asked for where nobody could sign in, made once, and all that its documents refer to', () => {
    expect(make({})).toMatchObject({ status: 1, stderr: expect.stringContaining('GITHUB_CLIENT_ID') });
    expect(make({ GITHUB_CLIENT_ID: 'mine', GITHUB_CLIENT_SECRET: 'mine too' })).toMatchObject({ status: 0 });
    const secrets = parseEnv(readFileSync(file, 'utf8'));
    expect(make({ GITHUB_CLIENT_ID: 'mine', GITHUB_CLIENT_SECRET: 'mine too' })).toMatchObject({ status: 1, stderr: expect.stringContaining('already') });

    const documents = ['kind', 'kind/migrate', 'kind/services'].flatMap((overlay) => build(join(root, 'k8s/overlays', overlay)));
    const needed = references(documents.flatMap(containersOf)).filter(({ optional }) => optional !== true);
    expect(needed.filter(({ name, key }) => name !== 'rolefit' || !(key in secrets))).toEqual([]);
    for (const container of build(join(root, 'k8s/overlays/kind')).flatMap(containersOf)) expect(loadConfig({ ...environmentOf(container, documents, false), ...secrets })).toMatchObject({ deployment: 'cluster', github: { clientId: 'mine' } });
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });
});

describe('docs/operations.md', () => {
  it('lists every key of every secret that the manifests refer to', () => {
    const documents = ['production', 'production/migrate'].flatMap((overlay) => build(join(root, 'k8s/overlays', overlay)));
    const ofScalers = documents.filter(({ kind }) => kind === 'TriggerAuthentication').flatMap(({ spec }) => spec.secretTargetRef);
    const keys = [...references(documents.flatMap(containersOf)), ...ofScalers].map(({ name, key }) => `| \`${name}\` | \`${key}\` |`);
    const text = readFileSync(join(root, 'docs/operations.md'), 'utf8');
    expect([...new Set(keys)].filter((row) => !text.includes(row))).toEqual([]);
  });
});
