/**
 * `node tools/deploy/release/check.main.ts v0.2.0`: prints the entries of that release, if this is it. It needs nothing but Node, since the release
 * workflow begins with it.
 */
import { join } from 'node:path';
import { checkRelease } from './check-release.ts';
import { runOrExplain } from './run-or-explain.ts';

const [tag = ''] = process.argv.slice(2);
runOrExplain(() => checkRelease(join(import.meta.dirname, '../../..'), tag));
