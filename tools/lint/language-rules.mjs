import { tests, tools, typescript } from './files.mjs';
import { projectsTagged } from './workspace.mjs';

const namedExports = [
  { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
  { selector: "ExportSpecifier[exported.name='default']", message: 'Named exports only.' },
];

/** `path.normalize` is another function. */
const normalize = {
  selector: "CallExpression[callee.property.name='normalize']:not([callee.object.name='path'])",
  message:
    'Use unicodeForm of contracts: normalising a long run of combining marks takes quadratic time.',
};

export const syntax = [...namedExports, normalize];

const environment = {
  object: 'process',
  property: 'env',
  message: 'Only libs/config reads the environment.',
};
const environmentImport =
  "ImportDeclaration[source.value=/^(?:node:)?process$/] > ImportSpecifier[imported.name='env']";

/** For all code but the component files of the clients. */
export const codeSyntax = [
  ...syntax,
  { selector: environmentImport, message: environment.message },
];

/** Nest apps and platform libraries: decorator metadata reads injected classes at run time, which the rule for type imports cannot see. */
const injected = [...projectsTagged('server'), ...projectsTagged('platform')].map(
  (path) => `${path}/**/*.ts`,
);

export const languageRules = [
  {
    files: typescript,
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      'no-console': 'error',
      'no-restricted-properties': ['error', environment],
      'no-restricted-syntax': ['error', ...codeSyntax],
    },
  },
  { files: injected, rules: { '@typescript-eslint/consistent-type-imports': 'off' } },
  // Adapters handle foreign shapes.
  {
    files: [
      'libs/model/**/*.ts',
      'libs/resume-text/**/*.ts',
      'libs/storage/src/adapters/**/*.ts',
      'libs/realtime/src/**/*.ts',
      'libs/database/src/**/*.ts',
    ],
    rules: { '@typescript-eslint/consistent-type-assertions': 'off' },
  },
  {
    files: [
      'libs/config/src/**/*.ts',
      'libs/database/src/data-source.cli.ts',
      'apps/web/bundling/build.ts',
    ],
    rules: { 'no-restricted-properties': 'off' },
  },
  // Tools are programs of the command line: they print, and start other programs with an environment of their own.
  {
    files: tools.map((path) => `${path}/*.{ts,tsx}`),
    rules: {
      '@typescript-eslint/consistent-type-assertions': 'off',
      'no-console': 'off',
      'no-restricted-properties': 'off',
      'no-restricted-syntax': ['error', ...namedExports],
    },
  },
  // Vite, TypeORM's command line and Jest load a default export; declarations describe other people's packages.
  {
    files: [
      '**/vite.config.ts',
      'libs/database/src/data-source.cli.ts',
      'tools/**/jest/*.ts',
      '**/*.d.ts',
    ],
    rules: { 'no-restricted-properties': 'off', 'no-restricted-syntax': 'off' },
  },
  {
    files: tests,
    rules: {
      '@typescript-eslint/consistent-type-assertions': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-console': 'off',
      'no-restricted-properties': 'off',
      'no-restricted-syntax': 'off',
    },
  },
  {
    files: ['apps/e2e/**/*.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          property: 'unroute',
          message: 'Requests in flight can get lost: use intercept, hold or breakOff.',
        },
      ],
    },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    files: ['**/*.mjs'],
    rules: { '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }] },
  },
];
