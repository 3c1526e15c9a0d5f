import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { mean, sumOf } from '../rows/statistics.ts';

/** Throughput of processes that read and judge postings and do nothing else. */
export interface PlainReading {
  /** Postings a second of all processes together. */
  readonly perSecond: number;
  /** CPU time of one posting. */
  readonly cpuMs: number;
}

const program = join(import.meta.dirname, 'plain-reading.child.ts');

/** Measures the base of the built-in analyser's throughput, in the given number of processes. */
export async function measurePlainReading({
  processes,
  ms,
}: {
  readonly processes: number;
  readonly ms: number;
}): Promise<PlainReading> {
  const children = Array.from({ length: processes }, () => fork(program));
  try {
    await Promise.all(children.map((child) => once(child, 'message')));
    const measured = await Promise.all(children.map((child) => measure(child, ms)));
    return {
      perSecond: sumOf(measured.map(({ perSecond }) => perSecond)),
      cpuMs: mean(measured.map(({ cpuMs }) => cpuMs)),
    };
  } finally {
    for (const child of children) child.disconnect();
  }
}

async function measure(child: ChildProcess, ms: number): Promise<PlainReading> {
  child.send(ms);
  const [answer] = (await once(child, 'message')) as [PlainReading];
  return answer;
}
