import { limits } from '@rolefit/contracts';
import { join } from 'node:path';
import { render } from './kustomize.ts';
import {
  containersOf,
  find,
  type Kind,
  type Manifest,
  type ManifestOf,
  ofKind,
  podOf,
  podTemplateOf,
  titleOf,
} from './manifest.ts';
import { typeErrors } from './type-errors.ts';

// The compiler loads all types that these documents may consist of.
jest.setTimeout(60_000);

const root = join(__dirname, '../..');
const rendered = (overlay: string) =>
  ['', '/migrate'].flatMap((below) => render(join(root, 'k8s/overlays', `${overlay}${below}`)));
const clusters = { production: rendered('production'), operators: rendered('operators') };

function theOne<Name extends Kind>(
  documents: readonly Manifest[],
  kind: Name,
  name: string,
): ManifestOf<Name> {
  const document = find(documents, kind, name);
  if (document === undefined) throw new Error(`There is no ${kind} ${name}.`);
  return document;
}

/** The monitors of the Prometheus Operator that select the pods of a deployment. */
const monitorsOf = (documents: readonly Manifest[], deployment: ManifestOf<'Deployment'>) =>
  ofKind(documents, 'PodMonitor').filter(({ spec }) =>
    Object.entries(spec.selector.matchLabels ?? {}).every(
      ([name, value]) => podTemplateOf(deployment)?.metadata?.labels?.[name] === value,
    ),
  );

describe('the optional parts', () => {
  const documents = clusters.operators;

  it('would be refused with a field that is misspelt', () => {
    const misspelt = <Document extends Manifest>(document: Document, place: object | undefined) => {
      const text = JSON.stringify(place);
      return JSON.parse(
        JSON.stringify(document).replace(text, text.replace(/\}$/, ',"misspelt":"x"}')),
      ) as Document;
    };
    const monitor = theOne(documents, 'PodMonitor', 'gateway');
    const rule = theOne(documents, 'PrometheusRule', 'rolefit');
    const route = theOne(documents, 'HTTPRoute', 'gateway');
    const secret = theOne(documents, 'ExternalSecret', 'rolefit');
    const priority = theOne(documents, 'PriorityClass', 'rolefit-worker');
    const wrong = [
      misspelt(monitor, monitor.spec.podMetricsEndpoints?.[0]),
      misspelt(rule, rule.spec.groups?.[0]?.rules?.[0]),
      misspelt(route, route.spec.parentRefs?.[0]),
      misspelt(secret, secret.spec?.secretStoreRef),
      misspelt(priority, priority),
    ];
    expect(typeErrors(wrong).map((error) => error.includes('misspelt'))).toEqual(
      wrong.map(() => true),
    );
  });

  it('lead from the HTTPRoute to a port of the gateway, under the address of the settings', () => {
    const { hostnames = [], rules = [] } = theOne(documents, 'HTTPRoute', 'gateway').spec;
    const backends = rules.flatMap(({ backendRefs = [] }) => backendRefs);
    expect(backends).toHaveLength(1);
    for (const { name, port } of backends)
      expect(theOne(documents, 'Service', name).spec?.ports).toContainEqual(
        expect.objectContaining({ port }),
      );
    expect(hostnames.map((host) => `https://${host}`)).toEqual([
      theOne(documents, 'ConfigMap', 'rolefit-settings').data?.['PUBLIC_URL'],
    ]);
  });

  it('start gateways before workers, and workers before what has no priority', () => {
    const priorityOf = (name: string) =>
      theOne(
        documents,
        'PriorityClass',
        podOf(theOne(documents, 'Deployment', name))?.priorityClassName ?? '',
      ).value ?? NaN;
    expect(priorityOf('gateway')).toBeGreaterThan(priorityOf('worker'));
    expect(priorityOf('worker')).toBeGreaterThan(0);
  });

  it('watch the ports that answer with metrics', () => {
    for (const name of ['gateway', 'worker']) {
      const deployment = theOne(documents, 'Deployment', name);
      const endpoints = monitorsOf(documents, deployment).flatMap(
        ({ spec }) => spec.podMetricsEndpoints ?? [],
      );
      const port = theOne(clusters.production, 'Deployment', name).spec?.template?.metadata
        ?.annotations?.['prometheus.io/port'];
      expect(endpoints).toEqual([expect.objectContaining({ path: '/metrics' })]);
      expect(containersOf([deployment])[0]?.ports).toContainEqual({
        name: endpoints[0]?.port,
        containerPort: Number(port),
      });
    }
  });
});

describe.each(Object.entries(clusters))('in %s', (_, documents) => {
  it('each pod is scraped once, by annotation or monitor', () => {
    for (const document of ofKind(documents, 'Deployment')) {
      const annotations = podTemplateOf(document)?.metadata?.annotations ?? {};
      const scraped =
        monitorsOf(documents, document).length + ('prometheus.io/scrape' in annotations ? 1 : 0);
      expect({ document: titleOf(document), scraped }).toEqual({
        document: titleOf(document),
        scraped: 1,
      });
    }
  });

  it('the Ingress lets the largest body through', () => {
    const largest = Math.max(limits.batchBodyBytes, limits.resumeBytes);
    for (const { metadata } of ofKind(documents, 'Ingress'))
      expect(metadata?.annotations).toEqual({
        'nginx.ingress.kubernetes.io/proxy-body-size': `${largest / 1024 ** 2}m`,
        'nginx.org/client-max-body-size': `${largest / 1024 ** 2}m`,
      });
  });
});
