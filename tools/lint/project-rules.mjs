import nx from '@nx/eslint-plugin';
import { typescript } from './files.mjs';
import { looseTools } from './workspace.mjs';

/** Which projects may import which, by the tag in their package.json. Only tests may import `testing`, see package-rules.mjs. */
export const projectDirections = {
  contracts: ['testing'],
  pure: ['contracts', 'pure', 'testing'],
  platform: ['contracts', 'pure', 'platform', 'testing'],
  server: ['contracts', 'pure', 'platform', 'testing'],
  client: ['contracts', 'pure', 'client', 'testing'],
  root: ['contracts', 'pure', 'platform', 'testing'],
  testing: ['contracts'],
};

const options = {
  depConstraints: Object.entries(projectDirections).map(
    ([sourceTag, onlyDependOnLibsWithTags]) => ({ sourceTag, onlyDependOnLibsWithTags }),
  ),
  enforceBuildableLibDependency: true,
};

/** Nx takes a file that belongs to no project for an external one; the direction between tools is that of folder-rules.mjs. */
const looseToolsByPath = `^(?:\\.\\./)+(?:tools/)?(?:${looseTools().join('|')})/`;

export const projectRules = [
  {
    files: typescript,
    plugins: { '@nx': nx },
    rules: { '@nx/enforce-module-boundaries': ['error', { ...options, allow: [] }] },
  },
  {
    files: ['tools/**/*.ts', 'apps/e2e/**/*.ts'],
    rules: {
      '@nx/enforce-module-boundaries': ['error', { ...options, allow: [looseToolsByPath] }],
    },
  },
  // The browser tests check that they visit every screen, and what each of them weighs.
  {
    files: ['apps/e2e/support/route-manifest.ts', 'apps/e2e/page-weight.e2e-spec.ts'],
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          ...options,
          allow: [
            looseToolsByPath,
            '/web/src/lib/screens.ts$',
            '/web/bundling/(?:screen-files|script-limit).js$',
          ],
        },
      ],
    },
  },
  // The benchmarks read the route manifest, and compress the floor app as the web client is compressed.
  {
    files: ['tools/bench/web/**/*.ts'],
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          ...options,
          allow: [
            looseToolsByPath,
            '/apps/web/bundling/(?:compressed|screen-files|script-limit).ts$',
          ],
        },
      ],
    },
  },
];
