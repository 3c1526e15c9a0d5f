import { limits } from '@rolefit/contracts';
import { TimedWorker, type WorkerLike } from '@rolefit/timed-worker';
import { type ReadPostings } from './read-postings';
import { texts } from './texts';

/** Starts what reads a file off the page's thread. */
export function startReader(): WorkerLike {
  return new Worker(new URL('./read-postings.worker.ts', import.meta.url), { type: 'module', name: 'reader of postings' });
}

/** Reads a file that was dropped or chosen, in a worker of its own: a file may have been made by somebody else, and be large. */
export async function readFile(file: File, start = startReader, budgetMs: number = limits.textBudgetMs): Promise<ReadPostings> {
  if (file.size > limits.batchBodyBytes) return { problem: texts.file.tooLarge };
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) return { problem: texts.file.unreadable };
  const reader = new TimedWorker<ArrayBuffer, ReadPostings>(start, budgetMs);
  const outcome = await reader.run(bytes);
  reader.stop();
  if (outcome.state === 'done') return outcome.result;
  return { problem: outcome.state === 'too-complex' ? texts.file.tooComplex : texts.file.unreadable };
}
