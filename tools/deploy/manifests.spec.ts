import { resumeReaderDefaults, scanReaderDefaults } from '@rolefit/resume-text';
import { healthPaths, maxDefaultThreads, workerStopTimeoutMs } from '@rolefit/config';
import { limits } from '@rolefit/contracts';
import { threadHeapMegabytes } from '@rolefit/text-pool';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { render } from './kustomize.ts';
import {
  containersOf,
  find,
  isOfCluster,
  ofKind,
  podOf,
  podTemplateOf,
  titleOf,
  workloads,
} from './manifest.ts';
import { typeErrors } from './type-errors.ts';

// The compiler loads all types that a Deployment may consist of.
jest.setTimeout(60_000);

const root = join(__dirname, '../..');
const visited = new Set<string>();
const rendered = (...overlays: readonly string[]) =>
  overlays.flatMap((overlay) => render(join(root, 'k8s/overlays', overlay), visited));

/** Everything that one cluster gets. */
const clusters = {
  production: rendered('production', 'production/migrate'),
  operators: rendered('operators', 'operators/migrate'),
  kind: rendered('kind', 'kind/migrate', 'kind/services'),
};
const all = Object.values(clusters).flat();
const ours = all.filter(
  ({ metadata }) => metadata?.labels?.['app.kubernetes.io/name'] === 'rolefit',
);

type Labels = Readonly<Record<string, string>>;
interface Selector {
  readonly matchLabels?: Labels | undefined;
  readonly matchExpressions?:
    | readonly {
        readonly key: string;
        readonly operator: string;
        readonly values?: readonly string[] | undefined;
      }[]
    | undefined;
}
const hasLabels = (labels: Labels, wanted: Labels = {}) =>
  Object.entries(wanted).every(([name, value]) => labels[name] === value);
const matches = (labels: Labels, { matchLabels, matchExpressions = [] }: Selector = {}) =>
  hasLabels(labels, matchLabels) &&
  matchExpressions.every(
    ({ key, operator, values = [] }) => operator === 'In' && values.includes(labels[key] ?? ''),
  );
const podLabelsOf = (document: Parameters<typeof podOf>[0]): Labels =>
  podTemplateOf(document)?.metadata?.labels ?? {};

describe('the manifests', () => {
  it('include every file in k8s', () => {
    expect(
      globSync('k8s/**/*', { cwd: root, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name !== 'secrets.env')
        .map((entry) => join(entry.parentPath, entry.name))
        .filter((file) => !visited.has(file)),
    ).toEqual([]);
    expect(visited.size).toBeGreaterThan(15);
  });

  it('are valid for Kubernetes and the operators that they need, field by field', () => {
    expect(typeErrors(all)).toEqual([]);
  });

  it('would be refused with a field that is misspelt, missing or of another type', () => {
    const gateway = structuredClone(find(all, 'Deployment', 'gateway'))!;
    const [container] = containersOf([gateway]);
    Object.assign(container!, { readinesProbe: container?.readinessProbe });
    expect(typeErrors([gateway])).toEqual([expect.stringContaining('readinesProbe')]);
    const scaled = structuredClone(find(all, 'ScaledObject', 'worker'))!;
    Object.assign(scaled.spec.triggers[0]?.metadata ?? {}, { targetQueryValue: 100 });
    Reflect.deleteProperty(scaled.spec.scaleTargetRef, 'name');
    expect(typeErrors([scaled]).length).toBeGreaterThan(0);
  });

  it('hold no secret', () => {
    expect(
      ofKind(all, 'Secret').filter(
        ({ data, stringData }) => data !== undefined || stringData !== undefined,
      ),
    ).toEqual([]);
    const literal = containersOf(all)
      .flatMap(({ env = [] }) => env)
      .filter(
        ({ name, value }) => value !== undefined && /SECRET|KEY|PASSWORD|TOKEN|_URL/.test(name),
      );
    expect(literal).toEqual([]);
  });

  it('are all in one namespace', () => {
    expect(
      all
        .filter(
          (document) =>
            document.metadata?.namespace !== (isOfCluster(document) ? undefined : 'rolefit'),
        )
        .map(titleOf),
    ).toEqual([]);
  });
});

describe.each(Object.entries(clusters))('in %s', (_, documents) => {
  const pods = workloads(documents).map(podLabelsOf);
  const hitsOf = (isHit: (labels: Labels) => boolean) => pods.filter(isHit).length;

  it('select existing pods', () => {
    for (const { spec } of ofKind(documents, 'Deployment', 'StatefulSet'))
      expect(pods).toContainEqual(expect.objectContaining(spec?.selector.matchLabels));
    for (const document of ofKind(documents, 'Service'))
      expect({
        document: titleOf(document),
        hits: hitsOf((labels) => hasLabels(labels, document.spec?.selector)),
      }).toEqual({ document: titleOf(document), hits: 1 });
    for (const document of ofKind(documents, 'PodDisruptionBudget'))
      expect({
        document: titleOf(document),
        hits: hitsOf((labels) => matches(labels, document.spec?.selector)),
      }).toEqual({ document: titleOf(document), hits: 1 });
    for (const document of ofKind(documents, 'NetworkPolicy'))
      expect({
        document: titleOf(document),
        hits: hitsOf((labels) => matches(labels, document.spec?.podSelector)),
      }).not.toMatchObject({ hits: 0 });
    for (const document of workloads(documents)) {
      for (const { labelSelector } of podOf(document)?.topologySpreadConstraints ?? [])
        expect(matches(podLabelsOf(document), labelSelector)).toBe(true);
    }
  });

  it('name existing ports of containers', () => {
    const portsOf = (isSelected: (labels: Labels) => boolean) =>
      containersOf(
        workloads(documents).filter((document) => isSelected(podLabelsOf(document))),
      ).flatMap(({ ports = [] }) => ports);
    for (const { spec } of ofKind(documents, 'Service')) {
      for (const { targetPort } of spec?.ports ?? [])
        expect(
          portsOf((labels) => hasLabels(labels, spec?.selector)).map(({ name }) => name),
        ).toContain(targetPort);
    }
    for (const { spec } of ofKind(documents, 'NetworkPolicy')) {
      for (const { port } of (spec?.ingress ?? []).flatMap(({ ports = [] }) => ports))
        expect(
          portsOf((labels) => matches(labels, spec?.podSelector)).flatMap(
            ({ name, containerPort }) => [name, containerPort],
          ),
        ).toContain(port);
    }
    for (const { ports = [], startupProbe, livenessProbe, readinessProbe } of containersOf(
      documents,
    )) {
      for (const probe of [startupProbe, livenessProbe, readinessProbe])
        if (probe?.httpGet !== undefined)
          expect(ports.map(({ name }) => name)).toContain(probe.httpGet.port);
    }
  });

  it('lead from the Ingress to a port of the gateway', () => {
    for (const { spec } of ofKind(documents, 'Ingress')) {
      const rules = spec?.rules ?? [];
      for (const { backend } of rules.flatMap(({ http }) => http?.paths ?? []))
        expect(
          find(documents, 'Service', backend.service?.name)?.spec?.ports?.map(({ name }) => name),
        ).toContain(backend.service?.port?.name);
      expect(spec?.tls?.flatMap(({ hosts }) => hosts)).toEqual(rules.map(({ host }) => host));
      expect(find(documents, 'ConfigMap', 'rolefit-settings')?.data?.['PUBLIC_URL']).toBe(
        `https://${rules[0]?.host}`,
      );
    }
  });

  it('scale existing deployments that set no number of replicas themselves', () => {
    for (const { spec } of ofKind(documents, 'ScaledObject')) {
      const deployment = find(documents, 'Deployment', spec?.scaleTargetRef.name);
      // Each apply would undo the autoscaler's number.
      expect(deployment?.spec).toEqual(
        expect.not.objectContaining({ replicas: expect.anything() }),
      );
      expect(deployment).toBeDefined();
    }
    for (const { type, authenticationRef } of ofKind(documents, 'ScaledObject').flatMap(
      ({ spec }) => spec.triggers,
    ))
      if (type === 'postgresql')
        expect(find(documents, 'TriggerAuthentication', authenticationRef?.name)).toBeDefined();
  });

  it('deny all traffic of pods by default', () => {
    const denied = ofKind(documents, 'NetworkPolicy').filter(
      ({ spec }) => Object.keys(spec?.podSelector ?? {}).length === 0,
    );
    expect(denied.map(({ spec }) => [spec?.policyTypes, spec?.ingress, spec?.egress])).toEqual([
      [['Ingress', 'Egress'], undefined, undefined],
    ]);
  });

  it('run nothing as root, with capabilities, with a writable file system or with a token', () => {
    for (const document of workloads(documents)) {
      const containers = containersOf([document]);
      expect(podOf(document)).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
      });
      for (const { securityContext } of containers)
        expect(securityContext).toMatchObject({
          allowPrivilegeEscalation: false,
          capabilities: { drop: ['ALL'] },
        });
      if (ours.includes(document))
        expect(
          containers.map(({ securityContext }) => securityContext?.readOnlyRootFilesystem),
        ).toEqual([true]);
      for (const { resources } of containers)
        for (const amounts of [resources?.requests, resources?.limits])
          expect(Object.keys(amounts ?? {}).sort()).toEqual(['cpu', 'ephemeral-storage', 'memory']);
    }
  });

  it('use one image of Rolefit with a tag of its own, and others with a version', () => {
    expect(new Set(containersOf(ours).map(({ image }) => image)).size).toBe(1);
    expect(
      containersOf(documents)
        .filter(({ image = '' }) => !/:\d+(\.\d+)+/.test(image))
        .map(({ image }) => image),
    ).toEqual([]);
  });
});

describe('the manifests agree with the code:', () => {
  const podNamed = (name: string) => {
    const deployment = find(clusters.production, 'Deployment', name);
    const pod = deployment === undefined ? undefined : podOf(deployment);
    if (pod === undefined) throw new Error(`There is no Deployment ${name}.`);
    return {
      gracePeriodSeconds: pod.terminationGracePeriodSeconds ?? 0,
      container: pod.containers[0]!,
    };
  };

  it('a process gets more time to stop than it takes', () => {
    const { container, gracePeriodSeconds } = podNamed('gateway');
    const drainSeconds =
      Number(
        find(clusters.production, 'ConfigMap', 'rolefit-settings')?.data?.['SHUTDOWN_DRAIN_MS'],
      ) / 1_000;
    const { periodSeconds = NaN, failureThreshold = NaN } = container.readinessProbe ?? {};
    expect(drainSeconds).toBeGreaterThan(periodSeconds * failureThreshold);
    expect(gracePeriodSeconds).toBeGreaterThan(drainSeconds + limits.uploadTimeoutMs / 1_000);
    expect(podNamed('worker').gracePeriodSeconds).toBeGreaterThan(workerStopTimeoutMs / 1_000);
  });

  it('containers start programs that the build produces, with the image’s own Node', () => {
    for (const { command = [] } of containersOf(ours)) {
      const program = command.at(-1) ?? '';
      expect(command[0]).toBe('node');
      expect(program).toMatch(/^(apps|libs)\/\w+\/dist\/\w+\.js$/);
      expect({
        program,
        hasSource: existsSync(
          join(root, program.replace('/dist/', '/src/').replace(/\.js$/, '.ts')),
        ),
      }).toEqual({ program, hasSource: true });
    }
  });

  it.each(['gateway', 'worker'])('probes ask the health paths of the %s', (name) => {
    const { startupProbe, livenessProbe, readinessProbe } = podNamed(name).container;
    expect(
      [startupProbe, livenessProbe, readinessProbe].map((probe) => probe?.httpGet?.path),
    ).toEqual([healthPaths.live, healthPaths.live, healthPaths.ready]);
  });

  it('a worker compiles regular expressions before their first use', () => {
    expect(podNamed('worker').container.command).toContain('--no-regexp-tier-up');
  });

  it('a worker has memory for itself, its threads, a file and a scan that take the most they may', () => {
    const { processes, residentBytes } = resumeReaderDefaults;
    const { command = [], resources } = podNamed('worker').container;
    const heapMegabytes = Number(/--max-old-space-size=(\d+)/.exec(command.join(' '))?.[1]);
    expect(resources?.limits?.['memory']).toBe('3Gi');
    expect(
      heapMegabytes +
        maxDefaultThreads * threadHeapMegabytes +
        ((processes - 1) * residentBytes + scanReaderDefaults.residentBytes) / 1024 ** 2,
    ).toBeLessThan(3_072 - 256);
  });
});
