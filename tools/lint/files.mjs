/** Tests, and code that only tests run. */
export const tests = [
  '**/*.spec.{ts,tsx}',
  '**/*.int-spec.ts',
  '**/*.e2e-spec.ts',
  '**/*.contract.ts',
  '**/testing/**',
  'apps/e2e/**',
  'apps/gateway/src/security-tests/**',
];

export const tools = ['tools/**'];

/** Everything that is linted as TypeScript. */
export const typescript = ['**/*.{ts,tsx}'];
