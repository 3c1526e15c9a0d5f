import type { User } from '@rolefit/contracts';
import type { UserRow } from '@rolefit/database';

/** A user as their client's session knows them. */
export function presentUser({ id, name, email, githubUsername, avatar, isOnboarding, restorableUntil }: UserRow): User {
  return { id, name, email, githubUsername, avatar, isOnboarding, restorableUntil: restorableUntil?.toISOString() ?? null };
}
