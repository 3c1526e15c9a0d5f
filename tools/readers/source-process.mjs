import { join } from 'node:path';

const hooks = join(import.meta.dirname, '..', '..', 'libs', 'text-pool', 'src', 'from-source.ts');

/** Arguments with which Node runs a script on the TypeScript sources instead of a build. */
export const sourceArgs = ['--disable-warning=ExperimentalWarning', '--experimental-transform-types', '--conditions=@rolefit/source', '--import', hooks];
