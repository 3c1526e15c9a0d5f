/**
 * `npm test`: lint, types, SQL and all tests, each on its own with `npm test -- lint types sql unit int e2e`. What follows the names
 * goes to Jest: `npm run test:unit -- libs/scoring`.
 */
import { printProblem } from './problem.mjs';
import { withRuntime } from './runtime.mjs';

try {
  await withRuntime(async () => {
    const { runStages, stageNames } = await import('./test-run.mjs');
    const args = process.argv.slice(2);
    const end = args.findIndex((argument) => !stageNames.includes(argument));
    const names = args.slice(0, end === -1 ? args.length : end);
    await runStages(names.length > 0 ? names : stageNames, args.slice(names.length));
  });
} catch (error) {
  process.exitCode = printProblem(error);
}
