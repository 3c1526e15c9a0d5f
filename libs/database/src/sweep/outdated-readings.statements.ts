import { hasLaterVersion, isJudgedBy, isRemoved } from '../resumes/resume-conditions.js';
import { isOfActiveUser } from '../accounts/account-state.js';

/** The states of an evaluation in progress. */
export const inProgress = `IN ('queued', 'extracting', 'reading')`;

/** Condition: the resume has a reading, and reading it again in the background has failed. */
export function hasFailedAgain(resume: string): string {
  return `(${resume}.evaluation_status = 'completed' AND ${resume}.failure_code IS NOT NULL)`;
}

/**
 * Condition: a resume used for a user's matches was read by an outdated analyser and is going to be read again. False after that has failed.
 * @param userId SQL of the user's id
 * @param analysers placeholder of the outdated versions
 */
export function awaitsRereading(userId: string, analysers: string): string {
  return `EXISTS (SELECT 1 FROM resumes r WHERE r.user_id = ${userId} AND r.reading->>'analyser' = ANY(${analysers}) AND r.evaluation_status <> 'failed' AND NOT ${hasFailedAgain('r')}
    AND ${isJudgedBy('r')})`;
}

/**
 * The parts of a statement that find the due rows and, after `queued`, name them.
 * @param due SQL from FROM to the end of the condition, with the candidate row as `one`
 */
function dueRows(due: string): string {
  return `due AS (SELECT one.user_id, one.id ${due} ORDER BY one.id DESC LIMIT $3 FOR UPDATE OF one SKIP LOCKED),
  locked AS (
    SELECT one.id ${due} AND one.id NOT IN (SELECT id FROM due)
      AND ((SELECT count(*) FROM due) < $3 OR one.id > (SELECT id FROM due ORDER BY id LIMIT 1)) LIMIT 1)`;
}

/** The end of a statement with the parts `looked`, `due`, `locked` and `queued`. */
const page = `SELECT (SELECT coalesce(json_agg(queued), '[]') FROM queued) AS rows,
  CASE WHEN (SELECT count(*) FROM due) = $3 THEN (SELECT id FROM due ORDER BY id LIMIT 1)
    WHEN (SELECT count(*) FROM looked) = $4 THEN (SELECT id FROM looked ORDER BY id LIMIT 1) END AS "nextId",
  EXISTS (SELECT 1 FROM locked) AS "hasLocked"`;

const dueResumes =
  dueRows(`FROM looked JOIN resumes one ON one.user_id = looked.user_id AND one.id = looked.id
    WHERE one.evaluation_status = 'completed' AND NOT ${hasFailedAgain('one')} AND ${isOfActiveUser('one.user_id')}
      AND NOT ${isRemoved('one')} AND NOT ${hasLaterVersion('one', `(later.facts IS NOT NULL OR later.evaluation_status ${inProgress})`)}`);

/** $1 the analyser, $2 the last id of the former page, $3 how many to queue, $4 how many to look at. */
export const resumesStatement = `WITH looked AS MATERIALIZED (
    SELECT user_id, id FROM resumes WHERE reading->>'analyser' = $1 AND ($2::uuid IS NULL OR id < $2::uuid) ORDER BY id DESC LIMIT $4),
  ${dueResumes},
  queued AS (
    UPDATE resumes SET evaluation_status = 'queued', is_reread = true, evaluation_updated_at = now(), failure_code = NULL, lease_until = NULL, handover = handover + 1
    WHERE (user_id, id) IN (SELECT user_id, id FROM due) RETURNING id, user_id AS "userId", handover)
  ${page}`;

/**
 * @param looked SQL that selects the candidate scans
 * @param status only scans with this current status are queued
 * @param changes further assignments of the UPDATE, starting with a comma
 */
function scansStatement(looked: string, status: string, changes: string): string {
  return `WITH looked AS MATERIALIZED (${looked}),
  ${dueRows(`FROM looked JOIN scans one ON one.user_id = looked.user_id AND one.id = looked.id WHERE one.status = '${status}' AND ${isOfActiveUser('one.user_id')} AND NOT ${awaitsRereading('one.user_id', '$5')}`)},
  queued AS (
    UPDATE scans SET status = 'queued', failure = NULL, lease_until = NULL, handover = handover + 1, updated_at = now()${changes}
    WHERE (user_id, id) IN (SELECT user_id, id FROM due) RETURNING id, user_id AS "userId", handover)
  ${page}`;
}

/** The same, and $5 all outdated analysers. */
export const scoredStatement = scansStatement(
  'SELECT user_id, scan_id AS id FROM matches WHERE analyser = $1 AND ($2::uuid IS NULL OR scan_id < $2::uuid) ORDER BY scan_id DESC LIMIT $4',
  'completed',
  '',
);
export const unscoredStatement = scansStatement(
  `SELECT user_id, id FROM scans WHERE status = 'needs-text' AND reading_record->>'analyser' = $1 AND ($2::uuid IS NULL OR id < $2::uuid) ORDER BY id DESC LIMIT $4`,
  'needs-text',
  ', reading_record = NULL',
);
