import { join } from 'node:path';

const hooks = join(
  import.meta.dirname,
  '..',
  '..',
  'libs',
  'text-pool',
  'src',
  'typescript-loader.ts',
);

/** Node's arguments for running a script on the TypeScript sources of the libraries instead of their build. */
export const sourceArgs: readonly string[] = [
  '--disable-warning=ExperimentalWarning',
  '--experimental-transform-types',
  '--conditions=@rolefit/source',
  '--import',
  hooks,
];
