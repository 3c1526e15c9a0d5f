import { type Row, rowOf } from '../rows/row.ts';
import { median } from '../rows/statistics.ts';
import { hasProc } from '../servers/process-usage.ts';
import type { BuiltInThroughput } from './built-in-throughput.ts';
import { loneConcurrency, type ModelThroughput, sharedConcurrency } from './model-throughput.ts';
import { meanText } from './throughput-windows.ts';

const kibibyte = 1_024;
const goals = { ms: 3, scanRatio: 3, kibibytes: 300 };

/**
 * CPU time and memory of one model call: scans of a worker with 200 calls at a time against the same scans without a model. A scan is mostly reading and
 * judging, so its CPU time is also compared with processes that do nothing else; other load on the machine affects both alike.
 */
export function callCostRows(
  { few, many }: ModelThroughput,
  { usages, plainMs }: BuiltInThroughput,
): Row[] {
  if (!hasProc) return [];
  const withoutMs = median(usages.map(({ ms }) => ms));
  const scanMs = many.map(({ ms }) => ms);
  const fewBytes = median(few.map(({ bytes }) => bytes));
  const moreCalls = loneConcurrency - sharedConcurrency;
  return [
    rowOf({
      figure: 'processor time of a call',
      against: `${goals.ms} ms`,
      ratios: scanMs.map((ms) => (ms - withoutMs) / goals.ms),
      most: 1,
      note: `a worker took ${meanText(scanMs)} ms a scan with the model, ${withoutMs.toFixed(1)} with the built-in analyser alone`,
    }),
    rowOf({
      figure: 'processor time of a scan with a call',
      against: 'reading and judging alone',
      ratios: scanMs.map((ms) => ms / plainMs),
      most: goals.scanRatio,
      note: `reading and judging alone ${plainMs.toFixed(1)} ms`,
    }),
    rowOf({
      figure: 'memory of a call',
      against: `${goals.kibibytes} KiB`,
      ratios: many.map(({ bytes }) => (bytes - fewBytes) / moreCalls / kibibyte / goals.kibibytes),
      most: 1,
      note: `resident memory of a worker with ${loneConcurrency} calls over one with ${sharedConcurrency}, for each of the ${moreCalls} between`,
    }),
  ];
}
