import type { PersonalToken } from '@rolefit/contracts';
import type { PersonalTokenRow } from '@rolefit/database';

/** A token as its owner sees it. */
export function presentPersonalToken(row: PersonalTokenRow): PersonalToken {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  };
}
