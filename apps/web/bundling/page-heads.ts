import { type Plugin, type Rolldown } from 'vite';
import { layoutsFile, screenFiles } from './screen-files.ts';

/** The chunk of a file of the manifest. @throws Error where the file does not exist, or is part of another one's chunk */
function chunkOf(bundle: Rolldown.OutputBundle, file: string): Rolldown.OutputChunk {
  const source = `/src/${file}`;
  for (const output of Object.values(bundle))
    if (output.type === 'chunk' && idsOf(output, file).some((id) => endsWith(id, source)))
      return output;
  throw new Error(`The route manifest names ${file}, which is not imported dynamically.`);
}

/** Chunks with everything they import, the largest first because it takes the longest. */
function withImports(
  bundle: Rolldown.OutputBundle,
  chunks: readonly Rolldown.OutputChunk[],
): readonly Rolldown.OutputChunk[] {
  const found = new Set(chunks);
  // A set's iterator also visits what is added during the iteration.
  for (const { imports } of found) {
    for (const output of imports.map((name) => bundle[name]))
      if (output?.type === 'chunk') found.add(output);
  }
  return [...found].sort((one, other) => other.code.length - one.code.length);
}

/** Only the layouts share a chunk with other modules; other files of the manifest are the entry of their own. */
const idsOf = (chunk: Rolldown.OutputChunk, file: string): readonly string[] =>
  file === layoutsFile ? chunk.moduleIds : [chunk.facadeModuleId ?? ''];

const endsWith = (id: string, source: string): boolean =>
  id.replace(/\.tsx?$/, '').endsWith(source);

const preload = (address: string, attributes = '') =>
  `    <link rel="modulepreload"${attributes} crossorigin href="${address}">\n`;
const preloads = / *<link rel="modulepreload"[^>]*>\n/g;
const firstScript = / *<script /;

/**
 * Writes an HTML page for each address of the manifest that preloads all its scripts at once; otherwise a browser would find the screen's only
 * when the first ones have run. The largest comes before everything else, because it gets the connection that delivered the page. The gateway
 * picks the page by the address and falls back to index.html.
 */
export function pageHeads(): Plugin {
  let base = '/';
  return {
    name: 'rolefit:page-heads',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      ({ base } = config);
    },
    generateBundle(_, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') throw new Error('The build has no index.html.');
      const entry = Object.values(bundle).find(
        (output) => output.type === 'chunk' && output.isEntry,
      );
      if (entry?.type !== 'chunk') throw new Error('The build has no entry script.');
      const html = String(index.source).replace(preloads, '');
      for (const { page, ...files } of screenFiles) {
        const first = withImports(bundle, [
          entry,
          ...files.first.map((file) => chunkOf(bundle, file)),
        ]);
        const late = withImports(
          bundle,
          files.late.map((file) => chunkOf(bundle, file)),
        ).filter((chunk) => !first.includes(chunk));
        if (page === null) continue;
        const [largest = '', ...links] = [
          ...first
            .filter(({ fileName }) => !html.includes(fileName))
            .map(({ fileName }) => preload(base + fileName)),
          ...late.map(({ fileName }) => preload(base + fileName, ' fetchpriority="low"')),
        ];
        const source = html
          .replace(firstScript, (script) => largest + script)
          .replace('  </head>', `${links.join('')}  </head>`);
        this.emitFile({ type: 'asset', fileName: `pages/${page}.html`, source });
      }
    },
  };
}
