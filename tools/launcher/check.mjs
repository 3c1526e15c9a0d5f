/** `npm run check`: the quick round before a commit. */
import { withRuntime } from './runtime.mjs';

await withRuntime(async () => (await import('./test-run.mjs')).runStages(['lint', 'types', 'sql', 'unit']));
