/** Beyond this all are equally late; counting on would cost each new scan of a long queue more than its insert. */
const inFlightMax = 100;

/**
 * The statement that counts how many scans of a user wait or run.
 * @param userId the parameter that holds the user's id
 * @param most the parameter that says how far to count
 */
export function waitingOf(userId: string, most: string): string {
  return `SELECT count(*)::int AS count FROM (SELECT 1 FROM scans WHERE user_id = ${userId} AND status IN ('queued', 'reading', 'matching') LIMIT ${most}) AS waiting`;
}

/**
 * The statement that counts how many scans of a user wait or run, up to 100.
 * @param userId the parameter that holds the user's id
 */
export function inFlightOf(userId: string): string {
  return `SELECT count(*)::int AS count
    FROM (SELECT 1 FROM scans WHERE user_id = ${userId} AND status IN ('queued', 'reading', 'matching') LIMIT ${inFlightMax}) AS in_flight`;
}
