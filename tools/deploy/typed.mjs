/** Holds Kubernetes documents to the types of their kinds: a misspelt or misplaced field is an error, as it would be with a server that checks strictly. */
import { join } from 'node:path';
import ts from 'typescript';

const rootDir = join(import.meta.dirname, '../..');
/** Never written; it only has to lie where packages are found from. */
const file = join(rootDir, 'tools/deploy/documents.generated.ts');
const options = { strict: true, noEmit: true, skipLibCheck: true, types: [], lib: ['lib.es2024.d.ts'], target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext };

const packageOf = (apiVersion) => (apiVersion.startsWith('keda.sh/') ? '@kubernetes-models/keda' : 'kubernetes-models');

/**
 * @param documents with `apiVersion` and `kind`
 * @returns what the compiler has to say of them, one sentence each
 */
export function typeErrors(documents) {
  const source = documents
    .map(({ apiVersion, kind, ...rest }, place) => `import type { I${kind} as Kind${place} } from '${packageOf(apiVersion)}/${apiVersion}/${kind}';\nexport const of${place}: Kind${place} = ${JSON.stringify({ apiVersion, kind, ...rest }, null, 1)};`)
    .join('\n');
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...rest) => (name === file ? ts.createSourceFile(name, source, options.target) : getSourceFile(name, ...rest));
  const program = ts.createProgram([file], options, host);
  const places = [...program.getSyntacticDiagnostics(), ...program.getSemanticDiagnostics(program.getSourceFile(file))];
  return places.map(({ start, messageText }) => `${ts.flattenDiagnosticMessageText(messageText, ' ')} (${source.slice(start, source.indexOf('\n', start))})`);
}
