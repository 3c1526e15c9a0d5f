import importX, { createNodeResolver } from 'eslint-plugin-import-x';
import { tests } from './files.mjs';
import { filesIn, foldersIn, root } from './workspace.mjs';

/**
 * Which folder may import which others, from the bottom up. `.` stands for the files beside the folders. A folder that is not listed may import
 * none, and no other part may import it. Tests may import across; only features of the web client stay apart in tests as well.
 */
export const folderDirections = {
  'apps/gateway/src': {
    http: [],
    auth: ['http'],
    limits: ['http'],
    mail: [],
    'sign-in-links': ['auth'],
    'email-sign-in': ['auth', 'http', 'limits', 'mail', 'sign-in-links'],
    'account-links': ['auth', 'http', 'sign-in-links'],
    passkeys: ['auth', 'http'],
    operations: [],
    realtime: ['auth', 'http'],
    people: ['account-links', 'auth', 'http', 'realtime'],
    resumes: ['auth', 'http'],
    'text-thread': [],
    profiles: ['http', 'resumes', 'text-thread'],
    accounts: ['auth', 'http', 'realtime'],
    scans: ['auth', 'http', 'limits'],
    'what-if': ['http', 'text-thread'],
    evidence: ['resumes', 'scans', 'text-thread'],
    mcp: ['auth', 'evidence', 'http', 'limits', 'resumes', 'scans'],
    'account-export': ['auth', 'http', 'passkeys', 'people', 'resumes', 'scans'],
  },
  'apps/worker/src': {
    health: [],
    leases: [],
    model: [],
    profiles: [],
    scans: ['leases', 'model', 'profiles'],
    resumes: ['leases', 'model', 'profiles', 'scans'],
    sweep: ['model', 'profiles', 'scans'],
    accounts: ['sweep'],
  },
  'apps/extension/src': {
    '.': [],
    lib: ['.'],
    reading: ['.'],
    background: ['.', 'lib'],
    content: [],
    options: ['.', 'lib'],
    popup: ['.', 'lib', 'reading'],
    tabs: ['.', 'lib', 'popup', 'reading'],
  },
  'apps/web/src': {
    assets: [],
    lib: [],
    components: ['lib'],
    features: ['assets', 'components', 'lib'],
    app: ['assets', 'components', 'features', 'lib'],
  },
  // No feature imports another: the routes in `app` compose them.
  'apps/web/src/features': {},
  tools: {
    launcher: [],
    lint: [],
    regexes: [],
    readers: ['regexes'],
    bench: ['demo', 'launcher', 'readers'],
    chaos: ['bench', 'demo', 'launcher'],
    demo: ['launcher'],
    deploy: ['launcher'],
    docs: ['launcher'],
    eval: ['launcher'],
    mutate: ['launcher'],
    'sql-check': [],
  },
  'tools/launcher': {
    '.': ['bootstrap', 'commands'],
    bootstrap: [],
    processes: ['bootstrap'],
    servers: ['bootstrap', 'processes'],
    settings: ['bootstrap'],
    product: ['bootstrap', 'processes', 'servers', 'settings'],
    backup: ['bootstrap', 'processes', 'product', 'servers', 'settings'],
    test: ['bootstrap', 'processes', 'product', 'servers'],
    commands: ['backup', 'bootstrap', 'processes', 'product', 'servers', 'test'],
  },
};

/** All folders of a table, those that it does not list included. */
function foldersOf(parent) {
  const listed = Object.hasOwn(folderDirections[parent], '.') ? ['.'] : [];
  return [...listed, ...foldersIn(parent)];
}

/** `.` cannot be a path here, since it would hold the folders too. */
function pathsOf(parent, folder) {
  return folder === '.' ? filesIn(parent).map((file) => `./${file}`) : [`./${folder}`];
}

function zonesIn(parent) {
  return foldersOf(parent).map((folder) => {
    const allowed = folderDirections[parent][folder] ?? [];
    return {
      target: pathsOf(parent, folder).map((path) => `./${parent}/${path}`),
      from: `./${parent}`,
      except: [folder, ...allowed].flatMap((name) => pathsOf(parent, name)),
      message: `${folder} may import ${allowed.length === 0 ? 'no other folder' : allowed.join(', ')}; see tools/lint/folder-rules.mjs.`,
    };
  });
}

function restrictedPaths(parents) {
  return ['error', { basePath: root, zones: parents.flatMap(zonesIn) }];
}

/** @param tsconfig of a project that imports its own files by `@/` */
function resolution(tsconfig) {
  return {
    'import-x/extensions': ['.ts', '.tsx', '.mjs', '.js'],
    'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    'import-x/resolver-next': [
      createNodeResolver({
        ...(tsconfig === undefined ? {} : { tsconfig: { configFile: `${root}/${tsconfig}` } }),
        extensions: ['.ts', '.tsx', '.js', '.mjs', '.css'],
        extensionAlias: { '.js': ['.ts', '.tsx', '.js'] },
        conditionNames: ['@rolefit/source', 'types', 'import', 'default'],
      }),
    ],
  };
}

const parents = Object.keys(folderDirections);

export const folderRules = [
  {
    files: ['{apps,libs,tools}/**/*.{ts,tsx,mjs}'],
    plugins: { 'import-x': importX },
    settings: resolution(),
  },
  ...['web', 'extension'].map((app) => ({
    files: [`apps/${app}/**/*.{ts,tsx}`],
    settings: resolution(`apps/${app}/tsconfig.json`),
  })),
  {
    files: ['{apps,tools}/**/*.{ts,tsx,mjs}'],
    ignores: tests,
    rules: { 'import-x/no-restricted-paths': restrictedPaths(parents) },
  },
  {
    files: ['apps/web/src/features/**/*.spec.{ts,tsx}'],
    rules: { 'import-x/no-restricted-paths': restrictedPaths(['apps/web/src/features']) },
  },
];
