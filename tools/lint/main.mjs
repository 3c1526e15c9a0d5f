/**
 * Lints the whole repository, or the paths that are named, in one process: `node tools/lint/main.mjs libs/scoring`. The rule of module boundaries reads
 * the project graph that Nx caches; a bare `eslint` without that cache would skip the rule with a warning.
 */
import { createProjectGraphAsync } from '@nx/devkit';
import { ESLint } from 'eslint';

process.env.NX_DAEMON = 'false';
await createProjectGraphAsync({ exitOnError: true });
const eslint = new ESLint();
const results = await eslint.lintFiles(process.argv.length > 2 ? process.argv.slice(2) : ['.']);
process.stdout.write(await (await eslint.loadFormatter('stylish')).format(results));
if (results.some(({ errorCount, warningCount }) => errorCount + warningCount > 0))
  process.exitCode = 1;
