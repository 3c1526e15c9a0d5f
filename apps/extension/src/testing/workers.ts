import { readPage } from '@rolefit/page-reader';
import { TimedWorker } from '@rolefit/timed-worker';
import { workerInProcess } from '@rolefit/timed-worker/testing';
import { scoreLocally } from '@/reading/score-locally';
import { type ReadingWorkers } from '@/reading/workers';

/** The real work without threads, which jsdom does not support. */
export function workersInProcess(): ReadingWorkers {
  return {
    pages: new TimedWorker(() => workerInProcess(readPage)),
    judge: new TimedWorker(() => workerInProcess(scoreLocally)),
  };
}

/** Workers that never answer, as if a text took too long. */
export function workersThatHang(budgetMs: number): ReadingWorkers {
  const hang = () => new Promise<never>(() => undefined);
  return {
    pages: new TimedWorker(() => workerInProcess(hang), budgetMs),
    judge: new TimedWorker(() => workerInProcess(hang), budgetMs),
  };
}
