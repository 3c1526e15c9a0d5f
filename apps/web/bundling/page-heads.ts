import { type Plugin, type Rolldown } from 'vite';

const providers = 'app/providers';
const signedIn = [providers, 'app/routes/signed-in'];
const insideShell = [...signedIn, 'app/routes/shell'];

/**
 * What each address shows, as files below `src`: frames, screen, and what the screen fetches by itself. `_` stands for any name; `x.many` is
 * for `/x?many`.
 */
const pages: Readonly<Record<string, readonly string[]>> = {
  index: ['app/routes/landing', 'app/routes/landing-example'],
  privacy: ['app/routes/privacy'],
  terms: ['app/routes/terms'],
  login: [providers, 'app/routes/login'],
  restore: [providers, 'app/routes/restore'],
  onboarding: [...signedIn, 'app/routes/onboarding'],
  dashboard: [...insideShell, 'app/routes/dashboard'],
  profile: [...insideShell, 'app/routes/profile'],
  'job-scan': [...insideShell, 'app/routes/job-scan', 'features/scans/components/form/scan-form'],
  'job-scan.many': [...insideShell, 'app/routes/job-scan', 'features/scan-batch/components/many-at-once'],
  'job-match': [...insideShell, 'app/routes/job-match'],
  'job-match/_': [...insideShell, 'app/routes/job-match-detail'],
  'saved-job': [...insideShell, 'app/routes/saved-job'],
};

/** The chunk that holds a file below `src`. @throws Error where the file was moved or is no part of the app any more */
function chunkOf(bundle: Rolldown.OutputBundle, file: string): Rolldown.OutputChunk {
  const ending = `/src/${file}.tsx`;
  for (const output of Object.values(bundle)) if (output.type === 'chunk' && output.facadeModuleId?.endsWith(ending)) return output;
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

/**
 * Writes a page for each address beside the index, which names all scripts of that address: a browser fetches them at once, and not the
 * screen's when the first have run. The server picks the page by the address; the index is for all others.
 */
export function pageHeads(): Plugin {
  return {
    name: 'rolefit:page-heads',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') throw new Error('The build has no index.html.');
      const html = String(index.source);
      for (const [page, files] of Object.entries(pages)) {
        const scripts = withImports(bundle, files.map((file) => chunkOf(bundle, file))).map(({ fileName }) => fileName);
        const links = scripts.filter((script) => !html.includes(script)).map((script) => `    <link rel="modulepreload" crossorigin href="/${script}">\n`);
        this.emitFile({ type: 'asset', fileName: `pages/${page}.html`, source: html.replace('  </head>', `${links.join('')}  </head>`) });
      }
    },
  };
}
