import { limits } from '@rolefit/contracts';
import { type PostingHead } from '@rolefit/reading';
import { TimedWorker, type WorkerLike } from '@rolefit/timed-worker';

/** Starts the worker. */
export function startReader(): WorkerLike {
  return new Worker(new URL('./read-pasted.worker.ts', import.meta.url), {
    type: 'module',
    name: 'reader of a pasted posting',
  });
}

/** Title, company and link of a pasted text, read in a Web Worker with a timeout: it is untrusted. Null where it can't be read. */
export async function readPasted(
  text: string,
  start: () => WorkerLike = startReader,
  budgetMs?: number,
): Promise<PostingHead | null> {
  const reader = new TimedWorker<string, PostingHead>(start, budgetMs);
  const outcome = await reader.run(text.slice(0, limits.postingChars));
  reader.stop();
  return outcome.state === 'done' ? outcome.result : null;
}
