import type { Row } from '../rows/row.ts';
import { benchBuiltInThroughput } from './built-in-throughput.ts';
import { callCostRows } from './call-cost.ts';
import { benchModelThroughput } from './model-throughput.ts';

/**
 * Measures scans a second, from the queue to the finished row, of one, two and four workers: with a model that takes two seconds, against a loop that does
 * nothing but call it; with the built-in analyser, against processes that only read and judge. A worker with 200 calls at a time also shows the CPU time and
 * the memory of one call. A round is a window of four seconds in one long run.
 */
export async function benchScans({ rounds }: { readonly rounds: number }): Promise<Row[]> {
  const withModel = await benchModelThroughput(rounds);
  const builtIn = await benchBuiltInThroughput(rounds);
  return [...withModel.rows, ...callCostRows(withModel, builtIn), ...builtIn.rows];
}
