import { limits } from '@rolefit/contracts';
import { TimedWorker, type WorkerLike } from '@rolefit/timed-worker';
import { type ReadPostings } from './read-postings';
import { texts } from './texts';

/** Starts the worker. */
export function startReader(): WorkerLike {
  return new Worker(new URL('./read-postings.worker.ts', import.meta.url), {
    type: 'module',
    name: 'reader of postings',
  });
}

/** Parses a file in a Web Worker with a timeout: it is untrusted and may be large. */
export async function readFile(
  file: File,
  start = startReader,
  budgetMs?: number,
): Promise<ReadPostings> {
  if (file.size > limits.batchBodyBytes) return { problem: texts.file.tooLarge };
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) return { problem: texts.file.unreadable };
  const reader = new TimedWorker<ArrayBuffer, ReadPostings>(start, budgetMs);
  const outcome = await reader.run(bytes);
  reader.stop();
  if (outcome.state === 'done') return outcome.result;
  return {
    problem: outcome.state === 'too-complex' ? texts.file.tooComplex : texts.file.unreadable,
  };
}
