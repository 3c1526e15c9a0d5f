import { type Job } from '@rolefit/contracts';

/** Whether the score is still by rules alone although a close reading is in progress or has failed. */
export function isEstimate({ closeReading }: Pick<Job, 'closeReading'>): boolean {
  if (closeReading === null || closeReading.effect !== null) return false;
  // Outdated without an effect: the resume that fits best now has not been read closely.
  return closeReading.status !== 'completed' || closeReading.isOutdated;
}

/** Whether the close reading explains the last change of the score, so that the former score need not be shown twice. */
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
