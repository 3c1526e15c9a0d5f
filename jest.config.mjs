/**
 * One Jest for the whole workspace: sources are transformed one by one to CommonJS, while the packages that ship ES modules only
 * are let through the transform. Tiers differ by file name, not by folder.
 */
const esmOnly = [
  '@nestjs',
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@tokenizer',
  '@borewit',
  'jotai',
  'jose',
  'openid-client',
  'oauth4webapi',
  'uuid',
  'lucide-react',
  'p-limit',
  'content-disposition',
  'htmlparser2',
  'domhandler',
  'domutils',
  'domelementtype',
  'dom-serializer',
  'css-select',
  'css-what',
  'boolbase',
  'nth-check',
  'entities',
  'react-router',
  '@remix-run',
  'cookie-es',
  'age-encryption',
  '@noble',
  '@scure',
  'modern-tar',
];

/** The long matrices run at night alone, see libs/testing/src/nightly.ts. */
const isNightly = process.env['NIGHTLY'] === '1';

const server = {
  testEnvironment: '<rootDir>/tools/launcher/test/jest/node-environment.cjs',
  transform: {
    '^.+\\.(t|j|mj)sx?$': [
      '@swc/jest',
      {
        swcrc: false,
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', decorators: true, tsx: true },
          transform: {
            legacyDecorator: true,
            decoratorMetadata: true,
            react: { runtime: 'automatic' },
            useDefineForClassFields: false,
            // React Router reads it, and CommonJS has no import.meta.
            optimizer: { globals: { vars: { 'import.meta.hot': 'undefined' } } },
          },
          keepClassNames: true,
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})(/|$))`],
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '^@rolefit/skills$': '<rootDir>/tools/launcher/test/jest/skills.cjs',
  },
  testEnvironmentOptions: {
    customExportConditions: ['@rolefit/source', 'node', 'node-addons', 'require', 'default'],
  },
  modulePathIgnorePatterns: ['/dist/', '/.local/', '/.nx/'],
};

export default {
  maxWorkers: 2,
  testSequencer: '<rootDir>/tools/launcher/test/jest/sequencer.ts',
  // Ends tests that hang. No test measures speed, and a busy machine takes many times as long.
  testTimeout: 300_000,
  workerIdleMemoryLimit: '512MB',
  projects: [
    {
      ...server,
      displayName: 'unit',
      testMatch: [
        '<rootDir>/{libs,apps/gateway,apps/worker}/**/*.spec.ts',
        '<rootDir>/tools/**/*.spec.ts',
      ],
    },
    {
      ...server,
      displayName: 'web',
      testEnvironment: '<rootDir>/apps/web/src/testing/jsdom-environment.cjs',
      testEnvironmentOptions: {
        customExportConditions: ['@rolefit/source', 'browser', 'require', 'default'],
      },
      testMatch: ['<rootDir>/apps/web/src/**/*.spec.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/apps/web/src/testing/setup.ts'],
      moduleNameMapper: {
        '\\.(css|webp)$': '<rootDir>/apps/web/src/testing/empty.cjs',
        '^@/(.*)$': '<rootDir>/apps/web/src/$1',
        ...server.moduleNameMapper,
      },
    },
    {
      ...server,
      displayName: 'extension',
      testMatch: ['<rootDir>/apps/extension/**/*.spec.{ts,tsx}'],
      moduleNameMapper: {
        '^@/(.*)$': '<rootDir>/apps/extension/src/$1',
        ...server.moduleNameMapper,
      },
    },
    {
      ...server,
      displayName: 'int',
      testMatch: [
        '<rootDir>/{libs,apps,tools}/**/*.int-spec.ts',
        ...(isNightly ? ['<rootDir>/{libs,tools}/**/*.nightly-spec.ts'] : []),
      ],
      globalSetup: '<rootDir>/tools/launcher/test/jest/int.setup.ts',
      globalTeardown: '<rootDir>/tools/launcher/test/jest/int.teardown.ts',
    },
    {
      ...server,
      displayName: 'e2e',
      testEnvironment: '<rootDir>/tools/launcher/test/jest/journey-environment.cjs',
      testMatch: [`<rootDir>/apps/e2e/**/*.${isNightly ? '{e2e,nightly}' : 'e2e'}-spec.ts`],
      globalSetup: '<rootDir>/tools/launcher/test/jest/e2e.setup.ts',
      globalTeardown: '<rootDir>/tools/launcher/test/jest/e2e.teardown.ts',
    },
  ],
};
