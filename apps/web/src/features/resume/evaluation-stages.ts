import { type EvaluationStatus } from '@rolefit/contracts';

/** Stages of a running evaluation, in order. */
export const evaluationStages = [
  'queued',
  'extracting',
  'reading',
] as const satisfies readonly EvaluationStatus[];
