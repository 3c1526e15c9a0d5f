import { ordinaryText } from './ordinary.mjs';
import { readers, timeOf } from './readers.ts';

/** A text may take so many times what an ordinary one of its length takes, and at least so long, since short times are noise. */
const times = 20;
const leastMs = 50;
const bucketChars = 500;
const warmTurns = 20;

/** What texts may take, measured in this run on ordinary ones. */
export async function createBudget() {
  const known = new Map();
  for (const [name, read] of Object.entries(readers)) for (let turn = 0; turn < warmTurns; turn += 1) await read(ordinaryText(name, 4_000));
  return async (name, length) => {
    const bucket = Math.ceil(length / bucketChars) * bucketChars;
    const key = `${name} ${bucket}`;
    const ordinaryMs = known.get(key) ?? (await timeOf(readers[name], ordinaryText(name, bucket), 5));
    known.set(key, ordinaryMs);
    return Math.max(leastMs, times * ordinaryMs);
  };
}
