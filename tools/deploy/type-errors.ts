/** Checks Kubernetes documents against the types of their kinds, like a server with strict field validation: a misspelt or misplaced field is an error. */
import { join } from 'node:path';
import ts from 'typescript';

const rootDir = join(import.meta.dirname, '../..');
/** Exists in memory only, where the compiler finds the packages. */
const file = join(rootDir, 'tools/deploy/documents.generated.ts');
const target = ts.ScriptTarget.ES2023;
const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  lib: ['lib.es2024.d.ts'],
  target,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
};

/** Where the types of a group are, if not with those of Kubernetes itself. */
const packages: Readonly<Record<string, string>> = {
  'external-secrets.io': '@kubernetes-models/external-secrets',
  'gateway.networking.k8s.io': '@kubernetes-models/gateway-api',
  'keda.sh': '@kubernetes-models/keda',
  'monitoring.coreos.com': '@kubernetes-models/prometheus-operator',
};
const packageOf = (apiVersion: string) =>
  packages[apiVersion.split('/')[0] ?? ''] ?? 'kubernetes-models';

/** @returns the compiler's messages, one sentence each */
export function typeErrors(
  documents: readonly { readonly apiVersion: string; readonly kind: string }[],
): string[] {
  const source = documents
    .map(
      ({ apiVersion, kind, ...rest }, place) =>
        `import type { I${kind} as Kind${place} } from '${packageOf(apiVersion)}/${apiVersion}/${kind}';\nexport const of${place}: Kind${place} = ${JSON.stringify({ apiVersion, kind, ...rest }, null, 1)};`,
    )
    .join('\n');
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, source, target) : getSourceFile(name, ...rest);
  const program = ts.createProgram([file], options, host);
  const diagnostics = [
    ...program.getSyntacticDiagnostics(),
    ...program.getSemanticDiagnostics(program.getSourceFile(file)),
  ];
  return diagnostics.map(
    ({ start = 0, messageText }) =>
      `${ts.flattenDiagnosticMessageText(messageText, ' ')} (${source.slice(start, source.indexOf('\n', start))})`,
  );
}
