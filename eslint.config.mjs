import nx from '@nx/eslint-plugin';
import importX, { createNodeResolver } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const tests = ['**/*.spec.{ts,tsx}', '**/*.int-spec.ts', '**/*.e2e-spec.ts', '**/*.contract.ts', '**/testing/**', 'apps/e2e/**', 'tools/bench/**', 'tools/{chaos,eval,docs}/**'];

/** Which tag may import which; the table of the architecture, in one place. */
const directions = [
  { sourceTag: 'contracts', onlyDependOnLibsWithTags: ['testing'] },
  { sourceTag: 'pure', onlyDependOnLibsWithTags: ['contracts', 'pure', 'testing'] },
  { sourceTag: 'platform', onlyDependOnLibsWithTags: ['contracts', 'pure', 'platform', 'testing'] },
  { sourceTag: 'server', onlyDependOnLibsWithTags: ['contracts', 'pure', 'platform', 'testing'] },
  { sourceTag: 'client', onlyDependOnLibsWithTags: ['contracts', 'pure', 'client', 'testing'] },
  { sourceTag: 'root', onlyDependOnLibsWithTags: ['contracts', 'pure', 'platform', 'testing'] },
  { sourceTag: 'testing', onlyDependOnLibsWithTags: ['contracts'] },
];

/** Only zod may enter the libraries that also run in a browser. */
const pureImports = {
  patterns: [
    { group: ['node:*', 'fs', 'path', 'crypto', 'child_process'], message: 'Pure libraries know no Node.' },
    { regex: '^(?!zod$|@rolefit/(contracts|skills|ai|scoring)$|\\.)', message: 'Pure libraries import zod, contracts and each other, nothing else.' },
  ],
};

/** What reads pages needs a parser besides; it must not need a document, for it also runs where there is none. */
const pageReaderImports = {
  patterns: [
    pureImports.patterns[0],
    { regex: '^(?!(zod|htmlparser2|domhandler|domutils|css-select|@rolefit/contracts)$|\\.)', message: 'The page reader imports zod, contracts and its parser, nothing else.' },
  ],
};
const documentGlobals = ['document', 'window', 'location', 'DOMParser', 'navigator', 'fetch'].map((name) => ({ name, message: 'The page reader runs where there is no document.' }));

const restrictedSyntax = [
  { selector: "MemberExpression[object.name='process'][property.name='env']", message: 'Only libs/config reads the environment.' },
  { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
  { selector: "CallExpression[callee.property.name='normalize'][arguments.0.value=/^NFK?[CD]$/]", message: 'Use unicodeForm of contracts: normalising a long run of combining marks takes quadratic time.' },
];

const textMessage = 'What a user reads stands in a texts.ts; see docs/texts.md.';

/** Words in markup. */
const textsInMarkup = [
  { selector: 'JSXText[value=/[A-Za-z]{2}/]', message: textMessage },
  { selector: 'JSXAttribute[name.name=/^(aria-label|title|label|content|placeholder|alt|what|pending|prompt|choose|hint|description)$/] > Literal[value=/[A-Za-z]{2}/]', message: textMessage },
];

export default tseslint.config(
  { ignores: ['**/dist/**', '**/build/**', '**/node_modules/**', '**/coverage/**', '.nx/**', '.local/**', 'tools/runtime/**'] },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': ['error', { depConstraints: directions, allow: [], enforceBuildableLibDependency: true }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': 'error',
      'no-restricted-syntax': ['error', ...restrictedSyntax],
    },
  },
  { files: ['libs/{contracts,skills,ai,scoring}/src/**/*.ts'], ignores: tests, rules: { 'no-restricted-imports': ['error', pureImports] } },
  { files: ['libs/page-reader/src/**/*.ts'], ignores: tests, rules: { 'no-restricted-imports': ['error', pageReaderImports] } },
  { files: ['libs/page-reader/src/**/*.ts'], ignores: [...tests, '**/capture-page.ts'], rules: { 'no-restricted-globals': ['error', ...documentGlobals] } },
  // Injected classes must stay values: decorator metadata reads them at run time, and the rule cannot see that.
  { files: ['apps/{gateway,worker}/**/*.ts', 'libs/{config,telemetry,database,storage,queues,realtime,ai-adapters,text-pool}/**/*.ts'], rules: { '@typescript-eslint/consistent-type-imports': 'off' } },
  { files: ['libs/config/src/**/*.ts', 'apps/*/vite.config.ts', 'libs/database/src/data-source.cli.ts', 'tools/mutate/*.ts'], rules: { 'no-restricted-syntax': 'off' } },
  { files: ['apps/extension/src/**/*.{ts,tsx}'], plugins: { 'react-hooks': reactHooks }, rules: reactHooks.configs.recommended.rules },
  {
    files: ['apps/web/src/**/*.{ts,tsx}'],
    plugins: { 'import-x': importX, 'react-hooks': reactHooks },
    // The plugin's own resolver knows tsconfig paths, so that `@/` counts for the zones below.
    settings: {
      'import-x/resolver-next': [
        createNodeResolver({
          tsconfig: { configFile: `${import.meta.dirname}/apps/web/tsconfig.json` },
          extensions: ['.ts', '.tsx', '.js', '.css'],
          conditionNames: ['@rolefit/source', 'types', 'import', 'default'],
        }),
      ],
    },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'import-x/no-restricted-paths': [
        'error',
        {
          basePath: import.meta.dirname,
          zones: [
            { target: './apps/web/src/{lib,components}', from: './apps/web/src/{features,app}', message: 'lib and components know no feature.' },
            { target: './apps/web/src/features', from: './apps/web/src/app', message: 'Features know nothing of the app around them.' },
            ...['account', 'session', 'resume', 'skills', 'profile', 'scans', 'scan-batch', 'insights', 'landing'].map((feature) => ({
              target: `./apps/web/src/features/${feature}`,
              from: './apps/web/src/features',
              except: [`./${feature}`],
              message: 'No feature imports another; routes compose them.',
            })),
          ],
        },
      ],
    },
  },
  {
    files: ['apps/{web,extension}/src/**/*.tsx'],
    ignores: tests,
    rules: { 'no-restricted-syntax': ['error', ...restrictedSyntax, ...textsInMarkup] },
  },
  // Adapters and tests meet foreign shapes.
  {
    files: [...tests, 'libs/ai-adapters/**/*.ts', 'libs/storage/src/adapters/**/*.ts', 'libs/realtime/src/**/*.ts', 'libs/database/src/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-assertions': 'off' },
  },
  { files: tests, rules: { '@typescript-eslint/no-non-null-assertion': 'off', 'no-restricted-syntax': 'off', 'no-console': 'off' } },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  { files: ['**/*.mjs'], rules: { '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }] } },
);
