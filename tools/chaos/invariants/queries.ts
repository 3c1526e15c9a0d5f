const liveScan = `('queued', 'reading', 'matching')`;
const liveEvaluation = `('queued', 'extracting', 'reading')`;
const hasFacts = 'EXISTS (SELECT 1 FROM resumes r WHERE r.user_id = u.id AND r.facts IS NOT NULL)';

/** How many scans are under way and how many have ended. Those of deleted accounts do not count: they wait to be erased. */
export const scanCountsQuery = `SELECT count(*) FILTER (WHERE status IN ${liveScan})::int AS "underWay", count(*) FILTER (WHERE status NOT IN ${liveScan})::int AS ended
  FROM scans s JOIN users u ON u.id = s.user_id AND u.deleted_at IS NULL`;

/** Pending work, by kind. */
export const pendingQueries: Readonly<Record<string, string>> = {
  'scans under way': `SELECT id FROM scans WHERE status IN ${liveScan}`,
  'evaluations under way': `SELECT id FROM resumes WHERE evaluation_status IN ${liveEvaluation}`,
  'scans that wait for a resume that is there': `SELECT s.id FROM scans s JOIN users u ON u.id = s.user_id WHERE s.status = 'waiting-for-resume' AND ${hasFacts}`,
  'users whose matches are to be judged again': `SELECT u.id FROM users u WHERE u.rescored_revision < u.profile_revision AND ${hasFacts}`,
  'accounts to be erased': `SELECT id FROM users WHERE deleted_at IS NOT NULL`,
};

/** Rows that violate an invariant, by the violation. */
export const violationQueries: Readonly<Record<string, string>> = {
  'completed scans without a match': `SELECT s.id FROM scans s WHERE s.status = 'completed' AND NOT EXISTS (SELECT 1 FROM matches m WHERE m.scan_id = s.id)`,
  'matches of scans that wait or cannot be judged': `SELECT m.scan_id AS id FROM matches m JOIN scans s ON s.id = m.scan_id WHERE s.status IN ('waiting-for-resume', 'needs-text')`,
  'scores that differ from their match': `SELECT s.id FROM scans s JOIN matches m ON m.scan_id = s.id WHERE s.score <> m.match->'score' OR s.overall_score <> (m.match->'score'->>'overallScore')::int OR s.score_low IS DISTINCT FROM (m.match->'score'->'range'->>'low')::int`,
  'matches of an older profile': `SELECT m.scan_id AS id FROM matches m JOIN users u ON u.id = m.user_id WHERE m.profile_revision <> u.profile_revision`,
  'matches of another user than their scan': `SELECT m.scan_id AS id FROM matches m JOIN scans s ON s.id = m.scan_id WHERE m.user_id <> s.user_id`,
  // All postings have the same requirements.
  'users with two scores for one profile': `SELECT user_id AS id FROM scans WHERE status = 'completed' GROUP BY 1 HAVING count(DISTINCT overall_score) > 1`,
  'failed scans without a reason': `SELECT id FROM scans WHERE status = 'failed' AND failure IS NULL`,
  'failed evaluations without a reason': `SELECT id FROM resumes WHERE evaluation_status = 'failed' AND failure_code IS NULL`,
  // All users upload the same valid file. On an overloaded machine reading it may exceed its time limit.
  'resumes that were called bad': `SELECT id FROM resumes WHERE failure_code LIKE 'RESUME%' AND failure_code <> 'RESUME_TOO_COMPLEX'`,
  'leases on what has ended': `SELECT id FROM scans WHERE status NOT IN ${liveScan} AND lease_until IS NOT NULL UNION ALL SELECT id FROM resumes WHERE evaluation_status NOT IN ${liveEvaluation} AND lease_until IS NOT NULL`,
  'evaluated resumes without facts': `SELECT id FROM resumes WHERE evaluation_status = 'completed' AND facts IS NULL`,
  'readings that no scan refers to': `SELECT posting_hash AS id FROM posting_readings p WHERE NOT EXISTS (SELECT 1 FROM scans s WHERE s.posting_hash = p.posting_hash)`,
  'users without a sign-in': `SELECT id FROM users u WHERE NOT EXISTS (SELECT 1 FROM identities i WHERE i.user_id = u.id)`,
  'receipts of a purge that did not end': `SELECT id FROM account_purges WHERE finished_at IS NULL`,
  'wrong totals of scans': `SELECT u.id FROM users u
    LEFT JOIN LATERAL (SELECT count(*)::int AS scans FROM scans WHERE user_id = u.id) real ON true
    LEFT JOIN LATERAL (SELECT coalesce(sum(scans) FILTER (WHERE day = '-infinity'), 0)::int AS all_time, coalesce(sum(scans) FILTER (WHERE day > '-infinity'), 0)::int AS by_day
      FROM scan_totals WHERE user_id = u.id) counted ON true
    WHERE counted.all_time <> real.scans OR counted.by_day <> real.scans`,
};
