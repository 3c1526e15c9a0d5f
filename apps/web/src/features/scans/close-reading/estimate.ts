import { type Job } from '@rolefit/contracts';

/** Whether the score is by rules alone, although the match is or was to be read closely. */
export function isEstimate({ closeReading }: Pick<Job, 'closeReading'>): boolean {
  return (
    closeReading !== null && closeReading.status !== 'completed' && closeReading.effect === null
  );
}

/** Whether the close reading accounts for the last change of the score, so that the former score need not be shown again. */
export function explainsChange({
  closeReading,
  formerScore,
}: Pick<Job, 'closeReading' | 'formerScore'>): boolean {
  return (
    closeReading?.status === 'completed' &&
    closeReading.effect !== null &&
    closeReading.effect.estimate === formerScore
  );
}
