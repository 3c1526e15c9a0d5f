import { type EvaluationStatus } from '@rolefit/contracts';

/** The stages of an evaluation that is under way, in their order. */
export const evaluationStages = ['queued', 'extracting', 'reading'] as const satisfies readonly EvaluationStatus[];
