/** The alert rules as a resource of the Prometheus Operator, for k8s/components/monitoring. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = 'observability/alerts.yaml';

/** The text of `rules.yaml`: the groups of the alert rules as they are written, with their comments. */
export function prometheusRule(root: string): string {
  const rules = readFileSync(join(root, source), 'utf8');
  const groups = rules.slice(rules.indexOf('groups:'));
  return [
    `# Generated from ${source} by \`npm run docs\`.`,
    'apiVersion: monitoring.coreos.com/v1',
    'kind: PrometheusRule',
    'metadata:',
    '  name: rolefit',
    '  labels:',
    '    app.kubernetes.io/name: rolefit',
    'spec:',
    groups.replaceAll(/^(?=.)/gm, '  '),
  ].join('\n');
}
