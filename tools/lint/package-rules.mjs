import { tests } from './files.mjs';
import { applications, projectsTagged } from './workspace.mjs';

const testing = {
  regex: '^@rolefit/(?:testing$|[^/]+/testing$)|^(?:\\.{1,2}|@)/(?:.+/)?testing/',
  message: 'Only tests import what is made for tests.',
};

const node = {
  regex: '^(?:node:|(?:fs|path|crypto|child_process|os|process|worker_threads)(?:/|$))',
  message: 'This code runs in browsers too, where there is no Node.',
};

/** The page reader needs an HTML parser, and none that expects a document: it also runs where there is none. */
const parsers = ['htmlparser2', 'domhandler', 'domutils', 'css-select'];

/** The classic API of zod would make the popup of the extension 18 kB larger. */
const zod = { regex: '^zod$', message: 'Browsers load this code: import zod/mini.' };

/** Nx refuses an app's path, but knows no name of a package that exports nothing. */
const apps = {
  regex: `^(?:${applications().join('|')})(?:/|$)`,
  message: 'Nobody imports an app.',
};

function only(packages, message) {
  return { regex: `^(?!(?:${packages.join('|')})$|\\.)`, message };
}

function restricted(...patterns) {
  return { 'no-restricted-imports': ['error', { patterns: [apps, testing, ...patterns] }] };
}

const pureLibraries = projectsTagged('pure').map((path) => path.replace('libs/', '@rolefit/'));

const documentGlobals = ['document', 'window', 'location', 'DOMParser', 'navigator', 'fetch'];

/** The last entry that fits a file counts. */
export const packageRules = [
  { files: ['{apps,libs}/*/src/**/*.{ts,tsx}'], ignores: tests, rules: restricted() },
  { files: tests, rules: { 'no-restricted-imports': ['error', { patterns: [apps] }] } },
  {
    files: projectsTagged('client').map((path) => `${path}/src/**/*.{ts,tsx}`),
    ignores: tests,
    rules: restricted(node, zod),
  },
  {
    files: projectsTagged('contracts').map((path) => `${path}/src/**/*.ts`),
    ignores: tests,
    rules: restricted(node, only(['zod/mini'], 'The contracts import zod/mini and nothing else.')),
  },
  {
    files: projectsTagged('pure').map((path) => `${path}/src/**/*.ts`),
    ignores: tests,
    rules: restricted(
      node,
      only(
        ['zod/mini', '@rolefit/contracts', ...pureLibraries],
        'Pure libraries import zod/mini, contracts and each other, nothing else.',
      ),
    ),
  },
  {
    files: ['libs/page-reader/src/**/*.ts'],
    ignores: tests,
    rules: {
      ...restricted(
        node,
        only(
          ['zod/mini', '@rolefit/contracts', ...parsers],
          'The page reader imports zod/mini, contracts and its parser, nothing else.',
        ),
      ),
      'no-restricted-globals': [
        'error',
        ...documentGlobals.map((name) => ({
          name,
          message:
            'The page reader runs where there is no document; only its capture runs in the page.',
        })),
      ],
    },
  },
  { files: ['libs/page-reader/src/capture/**/*.ts'], rules: { 'no-restricted-globals': 'off' } },
];
