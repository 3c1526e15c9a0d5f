import { traced } from '../tracing/traced.js';
import { stageDuration } from './work.js';

/** The stages of the work that are timed. */
export type Stage = 'extracting' | 'reading' | 'matching';

/** Does a stage of the work and keeps how long it took, whether it comes to a good end or not. */
export async function timedStage<Answer>(stage: Stage, subject: 'resume' | 'posting', work: () => Promise<Answer>): Promise<Answer> {
  const end = stageDuration.startTimer({ stage, subject });
  try {
    return await traced({ name: `${stage} ${subject}` }, work);
  } finally {
    end();
  }
}
