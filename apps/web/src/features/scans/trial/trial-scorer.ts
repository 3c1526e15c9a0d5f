import { TimedWorker, type WorkerLike } from '@rolefit/timed-worker';
import { type TrialInput, type TrialResult } from './trial';

export type TrialScorer = Pick<TimedWorker<TrialInput, TrialResult>, 'prepare' | 'run'>;

function startScorer(): WorkerLike {
  return new Worker(new URL('./trial.worker.ts', import.meta.url), {
    type: 'module',
    name: 'scorer of a pasted posting',
  });
}

/** Scores in a Web Worker with a timeout: what is pasted is untrusted. Its code is large, and loaded when it is first prepared. */
export const trialScorer: TrialScorer = new TimedWorker<TrialInput, TrialResult>(startScorer);
