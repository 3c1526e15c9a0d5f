import { limits } from '@rolefit/contracts';

/**
 * The days that the user was told at the deletion, whatever the setting is now; a version before this setting stored none. In hours, since the length of a
 * calendar day depends on the time zone of the connection.
 */
const restoreTime = `coalesce(restore_days, ${limits.accountRestoreDays}) * interval '24 hours'`;

/** Column expression on `users`: when the right to restore a deleted account ends; null for an active account. */
export const restorableUntil = `deleted_at + ${restoreTime}`;

/** Condition on `users`: deleted, and too late to restore. */
export const isRestoreExpired = `deleted_at <= now() - ${restoreTime}`;

/** Condition on `users`: signing in is possible, if only to restore a deleted account. */
export const canSignIn = `(deleted_at IS NULL OR (deleted_at > now() - ${restoreTime} AND purge_id IS NULL))`;

/** Condition: the account is active. Jobs of deleted accounts end without effect. @param userId column with the user's id */
export function isOfActiveUser(userId: string): string {
  return `EXISTS (SELECT 1 FROM users in_use WHERE in_use.id = ${userId} AND in_use.deleted_at IS NULL)`;
}

/** The same for a row with a `user_id`, in a statement without another one. */
export const activeUserCondition = isOfActiveUser('user_id');
