import { limits } from '@rolefit/contracts';

/** In hours: a day of the calendar is not always 24 of them, and depends on the time zone of the connection. */
const restoreTime = `interval '${limits.accountRestoreDays * 24} hours'`;

/** Column of a user's row: until when a deleted account can be brought back; null for one in use. */
export const restorableUntil = `deleted_at + ${restoreTime}`;

/** Condition on a user's row: deleted, and the time to bring it back is over. */
export const isPastRestoring = `deleted_at <= now() - ${restoreTime}`;

/** Condition on a user's row: somebody can sign in to it, be it only to bring it back. */
export const canSignIn = `(deleted_at IS NULL OR (deleted_at > now() - ${restoreTime} AND purge_id IS NULL))`;

/** Condition on a row with a `user_id`: the account is in use. What runs for a deleted one ends without effect. */
export const ofUserInUse = 'EXISTS (SELECT 1 FROM users in_use WHERE in_use.id = user_id AND in_use.deleted_at IS NULL)';
