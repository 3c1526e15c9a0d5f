import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sourceArgs } from '../../readers/source-process.ts';
import type { Row } from '../rows/row.ts';

const mostGrowth = 2.2;
/** In shorter runs garbage collection and compilation outweigh the text. */
const readingNoiseMs = 60;
/** Judging takes a few milliseconds even at its limits, so the floor for reading would exclude all of it. */
const judgingNoiseMs = 1;

/** What growth.child.ts prints for one kind of input. */
export interface Growth {
  /** The reader, or `judging`. */
  readonly of: string;
  readonly name: string;
  /** CPU time at the full size. */
  readonly ms: number;
  /** The larger ratio of two doublings. */
  readonly growth: number;
}

/**
 * Measures by how much CPU time grows when the text of each reader, or the facts that are judged, double in size, against half the size: ordinary and
 * hostile inputs up to their limits. A row shows the worst kind.
 */
export async function benchGrowth({ rounds }: { readonly rounds: number }): Promise<Row[]> {
  const program = join(import.meta.dirname, 'growth.child.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...sourceArgs,
    program,
    ...[mostGrowth, readingNoiseMs, judgingNoiseMs, rounds].map(String),
  ]);
  const measured = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Growth);
  return [...Map.groupBy(measured, ({ of }) => of)].map(([of, kinds]) => growthRow(of, kinds));
}

function growthRow(of: string, kinds: readonly Growth[]): Row {
  const noiseMs = of === 'judging' ? judgingNoiseMs : readingNoiseMs;
  const slow = kinds.filter(({ ms }) => ms >= noiseMs).sort((a, b) => b.growth - a.growth);
  const longest = kinds.reduce((a, b) => (b.ms > a.ms ? b : a));
  const worst = slow[0] ?? longest;
  return {
    figure: of === 'judging' ? 'judging twice as much' : `reading twice the length: ${of}`,
    against: 'the half of it',
    goal: `≤ ${mostGrowth}×`,
    ratio: worst.growth,
    spread: [(slow.at(-1) ?? worst).growth, worst.growth],
    isMet: worst.growth <= mostGrowth,
    note: `${kinds.length} kinds, ${slow.length} of them over ${noiseMs} ms; worst growth ${worst.name} (${worst.ms.toFixed(0)} ms), longest ${longest.name} (${longest.ms.toFixed(0)} ms of CPU time)`,
  };
}
