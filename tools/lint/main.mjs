/**
 * Lints the whole repository, or the paths that are named, in one process: `node tools/lint/main.mjs libs/scoring`. The rule of module boundaries reads
 * the project graph that Nx caches; a bare `eslint` without that cache would skip the rule with a warning.
 */
import { createProjectGraphAsync } from '@nx/devkit';
import { ESLint } from 'eslint';

process.env.NX_DAEMON = 'false';
const paths = process.argv.slice(2);
// The rule reads the graph once where it finds ESLint's own command, and again for each file where it does not: a third of the time of a run.
process.argv[1] = new URL('../../node_modules/eslint/bin/eslint.js', import.meta.url).pathname;
await createProjectGraphAsync({ exitOnError: true });
const eslint = new ESLint();
const results = await eslint.lintFiles(paths.length > 0 ? paths : ['.']);
process.stdout.write(await (await eslint.loadFormatter('stylish')).format(results));
if (results.some(({ errorCount, warningCount }) => errorCount + warningCount > 0))
  process.exitCode = 1;
