import { ordinaryText } from './ordinary.ts';
import { readers, timeOf } from './readers.ts';

/** A text may take this many times as long as an ordinary text of its length. */
const allowedFactor = 20;
/** Below this, times are noise. */
const leastMs = 50;
const bucketChars = 500;
const warmUpRuns = 20;

/** The CPU time, in milliseconds, that a reader may spend on a text of some length. */
export type Budget = (reader: string, length: number) => Promise<number>;

/** Derives the budget from ordinary texts, measured in this process. */
export async function createBudget(): Promise<Budget> {
  const known = new Map<string, number>();
  for (const [name, read] of Object.entries(readers))
    for (let run = 0; run < warmUpRuns; run += 1) await read(ordinaryText(name, 4_000));
  return async (name, length) => {
    const bucket = Math.ceil(length / bucketChars) * bucketChars;
    const key = `${name} ${bucket}`;
    const ordinaryMs = known.get(key) ?? (await ordinaryTimeOf(name, bucket));
    known.set(key, ordinaryMs);
    return Math.max(leastMs, allowedFactor * ordinaryMs);
  };
}

async function ordinaryTimeOf(name: string, chars: number): Promise<number> {
  const read = readers[name];
  if (read === undefined) throw new Error(`There is no reader "${name}".`);
  return timeOf(read, ordinaryText(name, chars), 5);
}
