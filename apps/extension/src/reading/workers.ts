import { type CapturedPage, type PageReading } from '@rolefit/page-reader';
import { TimedWorker } from '@rolefit/timed-worker';
import { type LocalScoringInput } from './score-locally';

export type PageReader = TimedWorker<CapturedPage, PageReading>;
export type Judge = TimedWorker<LocalScoringInput, number | null>;

/** What reads and judges strangers' texts, off the thread of the page that shows them. Browsers end these workers with that page. */
export interface ReadingWorkers {
  readonly pages: PageReader;
  readonly judge: Judge;
}

/** Each is loaded when it is first needed: what judges is large. */
export function readingWorkers(): ReadingWorkers {
  return {
    pages: new TimedWorker(() => new Worker(new URL('./page.worker.ts', import.meta.url), { type: 'module', name: 'page reader' })),
    judge: new TimedWorker(() => new Worker(new URL('./scoring.worker.ts', import.meta.url), { type: 'module', name: 'judge' })),
  };
}
