import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { exposeMetrics, registry } from '@rolefit/telemetry';
import { parse } from 'yaml';
import { prometheusRule } from './prometheus-rule.ts';

const root = join(__dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
/** Replaces Grafana's variables. */
const filledIn = (expression: string) => expression.replaceAll('$__rate_interval', '5m');

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: Record<string, string>;
  readonly annotations: Record<string, string>;
}

const rules = (
  parse(read('observability/alerts.yaml')) as { groups: { rules: Rule[] }[] }
).groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(read('observability/dashboard.json')) as {
  panels: { title: string; type: string; targets?: { expr: string }[] }[];
};
const autoscaler = parse(read('k8s/components/autoscaling/gateway.yaml')) as {
  spec: { triggers: { type: string; metadata: { query?: string } }[] };
};
const expressions = [
  ...autoscaler.spec.triggers.flatMap(({ type, metadata: { query } }) =>
    query === undefined ? [] : [[`autoscaler: ${type}`, query] as const],
  ),
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...dashboard.panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => [`dashboard: ${title}`, filledIn(expr)] as const),
  ),
];

/** The metrics and labels that an expression uses, and its syntax errors. */
function asksFor(expression: string): {
  readonly metrics: string[];
  readonly labels: string[];
  readonly errors: string[];
} {
  const found = { metrics: [] as string[], labels: [] as string[], errors: [] as string[] };
  parser.parse(expression).iterate({
    enter: ({ type, from, to }) => {
      const text = expression.slice(from, to);
      if (type.isError) found.errors.push(`${from}: ${text}`);
      if (type.name === 'VectorSelector') found.metrics.push(/^[\w:]+/.exec(text)?.[0] ?? text);
      if (type.name === 'LabelName') found.labels.push(text);
    },
  });
  return found;
}

describe('what operators are given', () => {
  /** Every series that a process exposes, with its labels. */
  const series = new Map<string, readonly string[]>();
  beforeAll(async () => {
    await exposeMetrics();
    for (const { name, type } of registry.getMetricsAsArray() as unknown as {
      name: string;
      type: unknown;
    }[]) {
      const { labelNames } = registry.getSingleMetric(name) as unknown as { labelNames: string[] };
      const isHistogram =
        String(type) === 'histogram' || 'upperBounds' in (registry.getSingleMetric(name) as object);
      for (const suffix of isHistogram ? ['_bucket', '_count', '_sum'] : [''])
        series.set(`${name}${suffix}`, [...labelNames, ...(suffix === '_bucket' ? ['le'] : [])]);
    }
  });

  it.each(expressions)(
    '%s is PromQL and asks for nothing that no process exposes',
    (_name, expression) => {
      const { metrics, labels, errors } = asksFor(expression);
      expect(errors).toEqual([]);
      expect(metrics.length).toBeGreaterThan(0);
      expect(metrics.filter((metric) => !series.has(metric))).toEqual([]);
      // Prometheus adds the last one to whatever it scrapes.
      const known = new Set([...metrics.flatMap((metric) => series.get(metric) ?? []), 'instance']);
      expect(labels.filter((label) => !known.has(label))).toEqual([]);
    },
  );

  it('takes a time that a process has not reached for none: each process says 0 until then, and some for ever', () => {
    const times = expressions.flatMap(([, expression]) =>
      [...expression.matchAll(/rolefit_\w+_timestamp_seconds(.{0,4})/g)].map(([, after]) => after),
    );
    expect(times.length).toBeGreaterThanOrEqual(3);
    expect(times.filter((after) => after !== ' > 0')).toEqual([]);
  });

  it('names metrics as Prometheus does, with no label that is Prometheus’ own', () => {
    for (const [name, labels] of series) {
      if (!name.startsWith('rolefit_')) continue;
      expect(name).toMatch(
        /^rolefit_[a-z_]+(_seconds|_bytes|_total|_dollars_total|_connections|_requests|_rows|_jobs|_up|_children|_connected|_info|_seconds_(bucket|count|sum))$/,
      );
      expect(
        labels.filter((label) =>
          ['job', 'instance', 'user', 'email', 'id', 'requestId'].includes(label),
        ),
      ).toEqual([]);
    }
  });

  it('has a page that says of every metric what it is', () => {
    const page = read('docs/observability.md');
    const own = registry
      .getMetricsAsArray()
      .map(({ name }) => name)
      .filter((name) => name.startsWith('rolefit_'));
    expect(own.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
    expect(
      [...page.matchAll(/`(rolefit_[a-z_]+)`/g)]
        .map(([, name]) => name)
        .filter((name) => !own.includes(name!)),
    ).toEqual([]);
  });

  it.each(rules.map((rule) => [rule.alert, rule] as const))(
    '%s says how bad it is, what it is, and leads to what to do',
    (alert, { labels, annotations }) => {
      expect(['critical', 'warning']).toContain(labels['severity']);
      expect(annotations['summary']).toMatch(/^.{20,}\.?$/);
      const [path = '', anchor] = (annotations['runbook'] ?? '').split('#');
      const headings = [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
        heading!
          .toLowerCase()
          .replaceAll(/[^\w -]/g, '')
          .replaceAll(' ', '-'),
      );
      expect(headings).toContain(anchor);
      expect(anchor).toBe(alert.toLowerCase());
    },
  );

  it('has an alert for every heading of that part of the page', () => {
    const [, part = ''] = read('docs/observability.md').split('## Alerts');
    expect([...part.matchAll(/^### (.+)$/gm)].map(([, heading]) => heading).sort()).toEqual(
      rules.map(({ alert }) => alert).sort(),
    );
  });

  it('gives the Prometheus Operator the same rules; `npm run docs` writes them', () => {
    const rendered = read('k8s/components/monitoring/rules.yaml');
    expect(rendered).toBe(prometheusRule(root));
    expect(parse(rendered)).toMatchObject({
      kind: 'PrometheusRule',
      spec: parse(read('observability/alerts.yaml')),
    });
  });

  it('finds an expression that asks for what is not there, and one that is no PromQL', () => {
    expect(
      asksFor('sum(rate(rolefit_no_such_total[5m]))').metrics.filter(
        (metric) => !series.has(metric),
      ),
    ).toEqual(['rolefit_no_such_total']);
    expect(asksFor('sum by (nowhere) (rolefit_scans_total{job="x"})').labels.sort()).toEqual([
      'job',
      'nowhere',
    ]);
    expect(asksFor('sum(rate(rolefit_scans_total[5m])').errors).not.toEqual([]);
  });
});
