import { type CapturedPage, type PageReading } from '@rolefit/page-reader';
import { TimedWorker } from '@rolefit/timed-worker';
import { type LocalScore, type LocalScoringInput } from './score-locally';

export type PageReader = TimedWorker<CapturedPage, PageReading>;
export type Judge = TimedWorker<LocalScoringInput, LocalScore | null>;

/** Parse and score untrusted text in Web Workers, off the main thread. The browser ends them with their page. */
export interface ReadingWorkers {
  readonly pages: PageReader;
  readonly judge: Judge;
}

/** Workers start on first use, because the scoring code is large. */
export function readingWorkers(): ReadingWorkers {
  return {
    pages: new TimedWorker(
      () =>
        new Worker(new URL('./page.worker.ts', import.meta.url), {
          type: 'module',
          name: 'page reader',
        }),
    ),
    judge: new TimedWorker(
      () =>
        new Worker(new URL('./scoring.worker.ts', import.meta.url), {
          type: 'module',
          name: 'judge',
        }),
    ),
  };
}
