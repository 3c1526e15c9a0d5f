import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sourceArgs } from '../readers/source-process.ts';

const most = 2.2;
// Shorter times tell of the collector and the compiler, not of the text.
const noiseMs = 60;
// Judging takes a few milliseconds even at its limits, so the floor for reading would exclude all of it.
const judgingNoiseMs = 1;

/**
 * What twice the text costs each reader, and twice the facts the judging, up to their limits: CPU time of ordinary texts and of hostile ones, for each of
 * two doublings. A row shows the worst kind.
 */
export async function benchGrowth({ rounds }) {
  const { stdout } = await promisify(execFile)(process.execPath, [...sourceArgs, join(import.meta.dirname, 'growth.child.mjs'), ...[most, noiseMs, judgingNoiseMs, rounds].map(String)]);
  const all = stdout.trim().split('\n').map((line) => JSON.parse(line));
  return [...Map.groupBy(all, ({ of }) => of)].map(([of, kinds]) => rowOf(of, kinds));
}

function rowOf(of, kinds) {
  const noise = of === 'judging' ? judgingNoiseMs : noiseMs;
  const slow = kinds.filter(({ ms }) => ms >= noise).sort((a, b) => b.growth - a.growth);
  const longest = kinds.reduce((a, b) => (b.ms > a.ms ? b : a));
  const worst = slow[0] ?? longest;
  return {
    figure: of === 'judging' ? 'judging twice as much' : `reading twice the length: ${of}`,
    against: 'the half of it',
    goal: `≤ ${most}×`,
    ratio: worst.growth,
    spread: [(slow.at(-1) ?? worst).growth, worst.growth],
    isMet: worst.growth <= most,
    note: `${kinds.length} kinds, ${slow.length} of them over ${noise} ms; worst growth ${worst.name} (${worst.ms.toFixed(0)} ms), longest ${longest.name} (${longest.ms.toFixed(0)} ms of CPU time)`,
  };
}
