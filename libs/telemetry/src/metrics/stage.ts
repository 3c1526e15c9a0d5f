import { traced } from '../tracing/traced.js';
import { stageDuration } from './work.js';

/** Timed processing stages. */
export type Stage = 'extracting' | 'reading' | 'matching';

/** Runs a stage and records its duration, whether it succeeds or fails. */
export async function timedStage<Answer>(
  stage: Stage,
  subject: 'resume' | 'posting' | 'pair',
  work: () => Promise<Answer>,
): Promise<Answer> {
  const end = stageDuration.startTimer({ stage, subject });
  try {
    return await traced({ name: `${stage} ${subject}` }, work);
  } finally {
    end();
  }
}
