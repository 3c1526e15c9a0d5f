import type { User } from '@rolefit/contracts';
import type { UserRow } from '@rolefit/database';

/** The user as part of a session response. */
export function presentUser({
  id,
  name,
  email,
  githubUsername,
  avatar,
  isOnboarding,
  isOwner,
  restorableUntil,
}: UserRow): User {
  return {
    id,
    name,
    email,
    githubUsername,
    avatar,
    isOnboarding,
    isOwner,
    restorableUntil: restorableUntil?.toISOString() ?? null,
  };
}
