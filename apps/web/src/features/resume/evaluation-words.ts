import { type EvaluationStatus } from '@rolefit/contracts';

/** What an evaluation is doing, in words. */
export const evaluationWords: Record<EvaluationStatus, string> = {
  queued: 'Waiting for its turn',
  extracting: 'Extracting the text',
  reading: 'Reading',
  completed: 'Completed',
  failed: 'Failed',
};

/** The stages in their order. */
export const evaluationStages = ['queued', 'extracting', 'reading'] as const satisfies readonly EvaluationStatus[];
