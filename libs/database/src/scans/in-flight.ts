/** The priority does not fall any further beyond this, and counting a long queue would cost each new scan more than its insert. */
const inFlightMax = 100;

/**
 * The statement that counts a user's scans in progress.
 * @param userId placeholder of the user's id
 * @param most placeholder of the number at which counting stops
 */
export function waitingCount(userId: string, most: string): string {
  return `SELECT count(*)::int AS count FROM (SELECT 1 FROM scans WHERE user_id = ${userId} AND status IN ('queued', 'reading', 'matching') LIMIT ${most}) AS waiting`;
}

/**
 * The statement that counts a user's scans in progress, up to 100.
 * @param userId placeholder of the user's id
 */
export function inFlightCount(userId: string): string {
  return `SELECT count(*)::int AS count
    FROM (SELECT 1 FROM scans WHERE user_id = ${userId} AND status IN ('queued', 'reading', 'matching') LIMIT ${inFlightMax}) AS in_flight`;
}
