import { runStages, type StageName, stageNames } from '../test/stages.ts';

/**
 * `npm test`: lint, types, SQL and all tests, or only the stages that are named first: `npm test -- lint unit`. Further arguments go to Jest:
 * `npm run test:unit -- libs/scoring`.
 */
export async function test(args: readonly string[]): Promise<void> {
  const names: StageName[] = [];
  for (const argument of args) {
    const name = stageNames.find((one) => one === argument);
    if (name === undefined) break;
    names.push(name);
  }
  await runStages(names.length > 0 ? names : stageNames, args.slice(names.length));
}

/** `npm run check`: the quick checks before a commit. */
export async function check(): Promise<void> {
  await runStages(['lint', 'types', 'sql', 'unit']);
}
