import { limits } from '@rolefit/contracts';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, containersOf as partsOf, podOf } from './kustomize.mjs';
import { typeErrors } from './typed.mjs';

// The compiler looks at every type that a Deployment may be made of.
jest.setTimeout(60_000);

const root = join(__dirname, '../..');
const tops = ['overlays/production', 'overlays/production/migrate', 'overlays/kind', 'overlays/kind/migrate', 'overlays/kind/services'];
const named = new Set<string>();
const built = Object.fromEntries(tops.map((top) => [top, build(join(root, 'k8s', top), named)]));
const all = Object.values(built).flat();
const ours = all.filter(({ metadata }) => metadata.labels?.['app.kubernetes.io/name'] === 'rolefit');
const nameOf = ({ kind, metadata }: { kind: string; metadata: { name: string } }) => `${kind} ${metadata.name}`;

/** Manifests are looked at field by field; `typeErrors` knows their types. */
const containersOf: (document: unknown) => ReturnType<JSON['parse']>[] = partsOf;

/** What all of one overlay's parts make together in the cluster. */
const clusters = { production: [...built['overlays/production'], ...built['overlays/production/migrate']], kind: [...built['overlays/kind'], ...built['overlays/kind/migrate'], ...built['overlays/kind/services']] };
const find = (documents, kind: string, name: string) => documents.find((document) => document.kind === kind && document.metadata.name === name);
const workloads = (documents) => documents.filter((document) => podOf(document) !== null);
const matches = (labels: Record<string, string>, selector) =>
  Object.entries(selector?.matchLabels ?? selector ?? {}).every(([name, value]) => name === 'matchExpressions' || labels?.[name] === value) &&
  (selector?.matchExpressions ?? []).every(({ key, operator, values }) => operator === 'In' && values.includes(labels?.[key]));

describe('the manifests', () => {
  it('name every file that lies in k8s', () => {
    expect(globSync('k8s/**/*', { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile() && entry.name !== 'secrets.env').map((entry) => join(entry.parentPath, entry.name)).filter((file) => !named.has(file))).toEqual([]);
    expect(named.size).toBeGreaterThan(15);
  });

  it('are what Kubernetes and KEDA understand, field by field', () => {
    expect(typeErrors(all.filter(({ madeOf }) => madeOf === undefined))).toEqual([]);
  });

  it('would be refused with a field that is misspelt, missing or of another type', () => {
    const [gateway] = structuredClone(all.filter((document) => nameOf(document) === 'Deployment gateway'));
    const [container] = containersOf(gateway);
    container.readinesProbe = container.readinessProbe;
    expect(typeErrors([gateway])).toEqual([expect.stringContaining('readinesProbe')]);
    const scaled = structuredClone(all.find(({ kind }) => kind === 'ScaledObject'));
    scaled.spec.triggers[0].metadata.targetQueryValue = 100;
    delete scaled.spec.scaleTargetRef.name;
    expect(typeErrors([scaled]).length).toBeGreaterThan(0);
  });

  it('hold no secret', () => {
    expect(all.filter(({ kind, data, stringData }) => kind === 'Secret' && (data !== undefined || stringData !== undefined))).toEqual([]);
    const literal = all.flatMap(containersOf).flatMap(({ env = [] }) => env).filter(({ name, value }) => value !== undefined && /SECRET|KEY|PASSWORD|TOKEN|_URL/.test(name));
    expect(literal).toEqual([]);
  });

  it('put all that belongs to a namespace into one', () => {
    expect(all.filter(({ kind, metadata }) => kind !== 'Namespace' && metadata.namespace !== 'rolefit').map(nameOf)).toEqual([]);
  });
});

describe.each(Object.entries(clusters))('in %s', (_, documents) => {
  const pods = workloads(documents).map((document) => document.spec.template.metadata.labels);

  it('select pods that are there', () => {
    for (const { spec } of documents.filter(({ kind }) => ['Deployment', 'StatefulSet'].includes(kind))) expect(pods).toContainEqual(expect.objectContaining(spec.selector.matchLabels));
    for (const document of documents.filter(({ kind }) => ['Service', 'PodDisruptionBudget'].includes(kind))) {
      const { selector } = document.spec;
      expect({ document: nameOf(document), hits: pods.filter((labels) => matches(labels, selector)).length }).toEqual({ document: nameOf(document), hits: 1 });
    }
    for (const document of documents.filter(({ kind }) => kind === 'NetworkPolicy')) expect({ document: nameOf(document), hits: pods.filter((labels) => matches(labels, document.spec.podSelector)).length }).not.toMatchObject({ hits: 0 });
    for (const document of workloads(documents)) {
      for (const { labelSelector } of podOf(document).topologySpreadConstraints ?? []) expect(matches(document.spec.template.metadata.labels, labelSelector)).toBe(true);
    }
  });

  it('name ports that containers have', () => {
    const portsFor = (selector) => workloads(documents).filter(({ spec }) => matches(spec.template.metadata.labels, selector)).flatMap(containersOf).flatMap(({ ports = [] }) => ports);
    for (const { spec } of documents.filter(({ kind }) => kind === 'Service')) {
      for (const { targetPort } of spec.ports) expect(portsFor(spec.selector).map(({ name }) => name)).toContain(targetPort);
    }
    for (const { spec } of documents.filter(({ kind, spec }) => kind === 'NetworkPolicy' && spec.ingress !== undefined)) {
      for (const { port } of spec.ingress.flatMap(({ ports }) => ports)) expect(portsFor(spec.podSelector).flatMap(({ name, containerPort }) => [name, containerPort])).toContain(port);
    }
    for (const container of workloads(documents).flatMap(containersOf)) {
      for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe']) {
        const { httpGet } = container[probe] ?? {};
        if (httpGet !== undefined) expect(container.ports.map(({ name }: { name: string }) => name)).toContain(httpGet.port);
      }
    }
  });

  it('lead from the Ingress to a port of the gateway, and scale what is there', () => {
    for (const { spec } of documents.filter(({ kind }) => kind === 'Ingress')) {
      for (const { backend } of spec.rules.flatMap(({ http }) => http.paths)) expect(find(documents, 'Service', backend.service.name).spec.ports.map(({ name }) => name)).toContain(backend.service.port.name);
      expect(spec.tls.flatMap(({ hosts }) => hosts)).toEqual(spec.rules.map(({ host }) => host));
      expect(find(documents, 'ConfigMap', 'rolefit-settings').data.PUBLIC_URL).toBe(`https://${spec.rules[0].host}`);
    }
    for (const { spec } of documents.filter(({ kind }) => ['HorizontalPodAutoscaler', 'ScaledObject'].includes(kind))) {
      const { kind, name } = spec.scaleTargetRef;
      // A number of its own would fight with the scaler's at each apply.
      expect(find(documents, kind, name)?.spec).toEqual(expect.not.objectContaining({ replicas: expect.anything() }));
      expect(find(documents, kind, name)).toBeDefined();
    }
    for (const { authenticationRef } of documents.filter(({ kind }) => kind === 'ScaledObject').flatMap(({ spec }) => spec.triggers)) expect(find(documents, 'TriggerAuthentication', authenticationRef.name)).toBeDefined();
  });

  it('let every pod out only where a policy says so', () => {
    const denied = documents.filter(({ kind, spec }) => kind === 'NetworkPolicy' && Object.keys(spec.podSelector).length === 0);
    expect(denied.map(({ spec }) => [spec.policyTypes, spec.ingress, spec.egress])).toEqual([[['Ingress', 'Egress'], undefined, undefined]]);
  });

  it('run nothing as root, with capabilities, with a file system to write on or with a token', () => {
    for (const document of workloads(documents)) {
      const pod = podOf(document);
      expect(pod).toMatchObject({ automountServiceAccountToken: false, securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } } });
      for (const { securityContext } of containersOf(document)) expect(securityContext).toMatchObject({ allowPrivilegeEscalation: false, capabilities: { drop: ['ALL'] } });
      if (ours.includes(document)) expect(containersOf(document).map(({ securityContext }) => securityContext.readOnlyRootFilesystem)).toEqual([true]);
      for (const { resources } of containersOf(document)) for (const kind of ['requests', 'limits']) expect(Object.keys(resources[kind]).sort()).toEqual(['cpu', 'memory']);
    }
  });

  it('name one image of Rolefit with a tag of its own, and others with a version', () => {
    expect(new Set(ours.flatMap(containersOf).map(({ image }) => image)).size).toBe(1);
    expect(workloads(documents).flatMap(containersOf).filter(({ image }) => !/:\d+(\.\d+)+/.test(image)).map(({ image }) => image)).toEqual([]);
  });
});

describe('what the manifests say of the code', () => {
  const pod = (name: string) => podOf(find(clusters.production, 'Deployment', name));
  const secondsOf = (name: string) => pod(name).terminationGracePeriodSeconds;

  it('gives a process more time to end than it takes itself', () => {
    const drainSeconds = Number(find(clusters.production, 'ConfigMap', 'rolefit-settings').data.SHUTDOWN_DRAIN_MS) / 1_000;
    const { periodSeconds, failureThreshold } = pod('gateway').containers[0].readinessProbe;
    expect(drainSeconds).toBeGreaterThan(periodSeconds * failureThreshold);
    expect(secondsOf('gateway')).toBeGreaterThan(drainSeconds + limits.uploadTimeoutMs / 1_000);
    const stopMs = Number(/const stopMs = ([\d_]+);/.exec(readFileSync(join(root, 'apps/worker/src/stop-on-signals.ts'), 'utf8'))?.[1]?.replaceAll('_', ''));
    expect(stopMs).toBeGreaterThan(1_000);
    expect(secondsOf('worker')).toBeGreaterThan(stopMs / 1_000);
  });

  it('starts programs that the build makes, by the image’s own Node', () => {
    for (const { command } of ours.flatMap(containersOf)) {
      expect(command[0]).toBe('node');
      const program = command.at(-1);
      expect(program).toMatch(/^(apps|libs)\/\w+\/dist\/\w+\.js$/);
      expect({ program, hasSource: existsSync(join(root, program.replace('/dist/', '/src/').replace(/\.js$/, '.ts'))) }).toEqual({ program, hasSource: true });
    }
  });

  it('asks for health where it is answered', () => {
    const answered = { gateway: 'apps/gateway/src/http/health.controller.ts', worker: 'apps/worker/src/health/health.server.ts' };
    for (const [name, file] of Object.entries(answered)) {
      const source = readFileSync(join(root, file), 'utf8');
      const [container] = pod(name).containers;
      const paths = ['startupProbe', 'livenessProbe', 'readinessProbe'].map((probe) => container[probe].httpGet.path);
      expect(paths).toEqual(['/health/live', '/health/live', '/health/ready']);
      for (const path of ['live', 'ready']) expect(source).toMatch(new RegExp(`'(/health/)?${path}'`));
    }
  });

  it('leaves a worker room for itself, its threads and two files that take all they may', () => {
    const source = readFileSync(join(root, 'libs/ai-adapters/src/pdf-text.reader.ts'), 'utf8');
    const [, children, megabytes] = /processes: (\d+),.*residentBytes: (\d+) \* 1024 \* 1024/.exec(source) ?? [];
    const pool = readFileSync(join(root, 'libs/text-pool/src/text-pool.ts'), 'utf8');
    const config = readFileSync(join(root, 'libs/config/src/config.ts'), 'utf8');
    const threads = Number(/Math\.max\(availableParallelism\(\), 2\), (\d+)\)/.exec(config)?.[1]) * Number(/heapMegabytes = (\d+)/.exec(pool)?.[1]);
    const [container] = pod('worker').containers;
    const heap = Number(/--max-old-space-size=(\d+)/.exec(container.command.join(' '))?.[1]);
    expect(container.resources.limits.memory).toBe('3Gi');
    expect(heap + threads + Number(children) * Number(megabytes)).toBeLessThan(3_072 - 256);
  });
});
