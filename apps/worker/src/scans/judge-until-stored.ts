import { AppError } from '@rolefit/contracts';
import type { ProfileForMatching } from '@rolefit/database';
import type { ProfileCache } from './profile-cache.js';

/** How often a match is judged again because the profile changed in the meantime, before the job is retried later. */
const judgeRounds = 5;

/** How a match is judged and stored. */
export interface Judging<T> {
  readonly profiles: ProfileCache;
  readonly userId: string;
  readonly signal: AbortSignal;
  /** Judges with a profile and stores the match. @returns null if the profile has changed, so that nothing was stored */
  readonly attempt: (profile: ProfileForMatching) => Promise<T | null>;
  /** Whether the match can be judged with a profile that has changed. */
  readonly isUsable: (profile: ProfileForMatching) => boolean;
}

/**
 * Judges a match and stores it, repeatedly while the profile changes concurrently.
 * @throws AppError SERVICE_UNAVAILABLE if the profile kept changing or can no longer be used
 */
export async function judgeUntilStored<T>(
  first: ProfileForMatching,
  { profiles, userId, signal, attempt, isUsable }: Judging<T>,
): Promise<T> {
  let profile: ProfileForMatching | null = first;
  for (let round = 0; round < judgeRounds && profile !== null && isUsable(profile); round += 1) {
    signal.throwIfAborted();
    const stored = await attempt(profile);
    if (stored !== null) return stored;
    profile = await profiles.reload(userId);
  }
  throw new AppError('SERVICE_UNAVAILABLE', {
    cause: 'the profile or a resume kept changing while the match was judged',
  });
}
