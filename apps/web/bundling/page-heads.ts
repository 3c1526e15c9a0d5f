import { type Plugin, type Rolldown } from 'vite';

const frames = 'app/frames';

/**
 * What each address shows, as files below `src`: frames, screen, and what the screen fetches by itself. `_` stands for any name; `x.many` is
 * for `/x?many`.
 */
const pages: Readonly<Record<string, readonly string[]>> = {
  index: ['app/routes/landing', 'app/routes/landing-example'],
  privacy: ['app/routes/privacy'],
  terms: ['app/routes/terms'],
  extension: ['app/routes/extension'],
  login: [frames, 'app/routes/login'],
  restore: [frames, 'app/routes/restore'],
  onboarding: [frames, 'app/routes/onboarding'],
  dashboard: [frames, 'app/routes/dashboard'],
  profile: [frames, 'app/routes/profile'],
  'job-scan': [frames, 'app/routes/job-scan', 'features/scans/components/form/scan-form'],
  'job-scan.many': [frames, 'app/routes/job-scan', 'features/scan-batch/components/many-at-once'],
  'job-match': [frames, 'app/routes/job-match'],
  'job-match/_': [frames, 'app/routes/job-match-detail'],
  'saved-job': [frames, 'app/routes/saved-job'],
};

/** What a screen fetches when it stands: on its way with the rest, but behind it. */
const laterParts: Readonly<Record<string, readonly string[]>> = {
  'job-match/_': ['features/scans/components/match/match-reasons'],
};

/** The chunk that holds a file below `src`. @throws Error where the file was moved or is no part of the app any more */
function chunkOf(bundle: Rolldown.OutputBundle, file: string): Rolldown.OutputChunk {
  const source = `/src/${file}`;
  for (const output of Object.values(bundle)) if (output.type === 'chunk' && output.facadeModuleId?.replace(/\.tsx?$/, '').endsWith(source)) return output;
  throw new Error(`page-heads.ts names ${file}, which no import fetches apart.`);
}

/** All chunks that some need before they run, themselves among them, the largest first: it takes longest. */
function withImports(bundle: Rolldown.OutputBundle, chunks: readonly Rolldown.OutputChunk[]): readonly Rolldown.OutputChunk[] {
  const found = new Set(chunks);
  // A set walks what is added while it is walked.
  for (const { imports } of found) {
    for (const output of imports.map((name) => bundle[name])) if (output?.type === 'chunk') found.add(output);
  }
  return [...found].sort((one, other) => other.code.length - one.code.length);
}

const preload = (fileName: string, how = '') => `    <link rel="modulepreload"${how} crossorigin href="/${fileName}">\n`;
const preloads = / *<link rel="modulepreload"[^>]*>\n/g;
const firstScript = / *<script /;

/**
 * Writes a page for each address beside the index, which names all scripts of that address: a browser fetches them at once, and not the
 * screen's when the first have run. The largest stands before all else, since the first of them goes by the connection that brought the page
 * and the others open their own. The server picks the page by the address; the index is for all others.
 */
export function pageHeads(): Plugin {
  return {
    name: 'rolefit:page-heads',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') throw new Error('The build has no index.html.');
      const start = Object.values(bundle).find((output) => output.type === 'chunk' && output.isEntry);
      if (start?.type !== 'chunk') throw new Error('The build has no script to start with.');
      const html = String(index.source).replace(preloads, '');
      for (const [page, files] of Object.entries(pages)) {
        const first = withImports(bundle, [start, ...files.map((file) => chunkOf(bundle, file))]);
        const later = withImports(bundle, (laterParts[page] ?? []).map((file) => chunkOf(bundle, file))).filter((chunk) => !first.includes(chunk));
        const [largest = '', ...links] = [
          ...first.filter(({ fileName }) => !html.includes(fileName)).map(({ fileName }) => preload(fileName)),
          ...later.map(({ fileName }) => preload(fileName, ' fetchpriority="low"')),
        ];
        const source = html.replace(firstScript, (script) => largest + script).replace('  </head>', `${links.join('')}  </head>`);
        this.emitFile({ type: 'asset', fileName: `pages/${page}.html`, source });
      }
    },
  };
}
