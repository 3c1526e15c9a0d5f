import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { activeUserCondition } from '../accounts/account-state.js';
import { run, runOne } from '../run.js';
import type { WaitingRow } from './sweep.repository.js';

/** A page of rows that one version of the analyser has read. */
export interface OutdatedPage {
  /** The analyser's name and version, for example `builtin-1`. */
  readonly analyser: string;
  /** The last row of the previous page; null for the first page. */
  readonly beforeId: string | null;
  /** How many rows to queue. */
  readonly limit: number;
  /** How many rows to look at: not all are due, and a statement has five seconds. */
  readonly look: number;
}

export interface QueuedPage {
  rows: WaitingRow[];
  /** Where the next page begins; null after the last one. */
  nextId: string | null;
  /** Whether rows of this page were left out because another transaction held them. */
  hasLocked: boolean;
}

const inProgress = `IN ('queued', 'extracting', 'reading')`;

/** Condition: the resume has a reading, and reading it again in the background has failed. */
export function hasFailedAgain(resume: string): string {
  return `(${resume}.evaluation_status = 'completed' AND ${resume}.failure_code IS NOT NULL)`;
}

/**
 * Condition: the newest evaluated resume of a user was read by an outdated analyser and is going to be read again. False after that has failed.
 * @param userId SQL of the user's id
 * @param analysers placeholder of the outdated versions
 */
export function awaitsRereading(userId: string, analysers: string): string {
  return `EXISTS (SELECT 1 FROM resumes r WHERE r.user_id = ${userId} AND r.reading->>'analyser' = ANY(${analysers}) AND r.evaluation_status <> 'failed' AND NOT ${hasFailedAgain('r')}
    AND r.version = (SELECT max(n.version) FROM resumes n WHERE n.user_id = r.user_id AND n.facts IS NOT NULL))`;
}

/**
 * The parts of a statement that find the due rows and, after `queued`, name them.
 * @param due SQL from FROM to the end of the condition, with the candidate row as `one`
 */
function dueRows(due: string): string {
  return `due AS (SELECT one.id ${due} ORDER BY one.id DESC LIMIT $3 FOR UPDATE OF one SKIP LOCKED),
  locked AS (
    SELECT one.id ${due} AND one.id NOT IN (SELECT id FROM due)
      AND ((SELECT count(*) FROM due) < $3 OR one.id > (SELECT id FROM due ORDER BY id LIMIT 1)) LIMIT 1)`;
}

/** The end of a statement with the parts `looked`, `due`, `locked` and `queued`. */
const page = `SELECT (SELECT coalesce(json_agg(queued), '[]') FROM queued) AS rows,
  CASE WHEN (SELECT count(*) FROM due) = $3 THEN (SELECT id FROM due ORDER BY id LIMIT 1)
    WHEN (SELECT count(*) FROM looked) = $4 THEN (SELECT id FROM looked ORDER BY id LIMIT 1) END AS "nextId",
  EXISTS (SELECT 1 FROM locked) AS "hasLocked"`;

const dueResumes = dueRows(`FROM looked JOIN resumes one ON one.id = looked.id
    WHERE one.evaluation_status = 'completed' AND NOT ${hasFailedAgain('one')} AND ${activeUserCondition}
      AND one.version = (SELECT max(n.version) FROM resumes n WHERE n.user_id = one.user_id AND (n.facts IS NOT NULL OR n.evaluation_status ${inProgress}))`);

const resumesStatement = `WITH looked AS MATERIALIZED (
    SELECT id FROM resumes WHERE reading->>'analyser' = $1 AND ($2::uuid IS NULL OR id < $2::uuid) ORDER BY id DESC LIMIT $4),
  ${dueResumes},
  queued AS (
    UPDATE resumes SET evaluation_status = 'queued', evaluation_updated_at = now(), failure_code = NULL, lease_until = NULL, handover = handover + 1
    WHERE id IN (SELECT id FROM due) RETURNING id, user_id AS "userId", handover)
  ${page}`;

/**
 * @param looked SQL that selects the candidate scans
 * @param status only scans with this current status are queued
 * @param changes further assignments of the UPDATE, starting with a comma
 */
function scansStatement(looked: string, status: string, changes: string): string {
  return `WITH looked AS MATERIALIZED (${looked}),
  ${dueRows(`FROM looked JOIN scans one ON one.id = looked.id WHERE one.status = '${status}' AND ${activeUserCondition} AND NOT ${awaitsRereading('one.user_id', '$5')}`)},
  queued AS (
    UPDATE scans SET status = 'queued', failure = NULL, lease_until = NULL, handover = handover + 1, updated_at = now()${changes}
    WHERE id IN (SELECT id FROM due) RETURNING id, user_id AS "userId", handover)
  ${page}`;
}

const scoredStatement = scansStatement(
  'SELECT scan_id AS id FROM matches WHERE analyser = $1 AND ($2::uuid IS NULL OR scan_id < $2::uuid) ORDER BY scan_id DESC LIMIT $4',
  'completed',
  '',
);
const unscoredStatement = scansStatement(
  `SELECT id FROM scans WHERE status = 'needs-text' AND reading_record->>'analyser' = $1 AND ($2::uuid IS NULL OR id < $2::uuid) ORDER BY id DESC LIMIT $4`,
  'needs-text',
  ', reading_record = NULL',
);

/** The statements, for tests of their plans. */
export const outdatedStatements = { resumesStatement, scoredStatement, unscoredStatement } as const;

/**
 * Queues texts again that an earlier version of the analyser has read, newest first. Only ended rows of active accounts are queued, and a row whose new
 * reading fails permanently keeps the reason (`hasFailedAgain`), so that none is queued twice.
 */
@Injectable()
export class OutdatedReadingsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Resumes: of each user the one that matches are judged by, unless a newer version is being read. */
  requeueResumes({ analyser, beforeId, limit, look }: OutdatedPage): Promise<QueuedPage> {
    return pageOf(
      runOne<QueuedPage>(this.dataSource, resumesStatement, [analyser, beforeId, limit, look]),
    );
  }

  /**
   * Scans with a match, which is kept until the new one replaces it. Scans whose resume is to be read again are left for later.
   * @param analysers all outdated versions
   */
  requeueScored(
    { analyser, beforeId, limit, look }: OutdatedPage,
    analysers: readonly string[],
  ): Promise<QueuedPage> {
    return pageOf(
      runOne<QueuedPage>(this.dataSource, scoredStatement, [
        analyser,
        beforeId,
        limit,
        look,
        analysers,
      ]),
    );
  }

  /** Scans whose text could not be judged. Their record is removed, since it would stay where the text is now too short to be read. */
  requeueUnscored(
    { analyser, beforeId, limit, look }: OutdatedPage,
    analysers: readonly string[],
  ): Promise<QueuedPage> {
    return pageOf(
      runOne<QueuedPage>(this.dataSource, unscoredStatement, [
        analyser,
        beforeId,
        limit,
        look,
        analysers,
      ]),
    );
  }

  /**
   * The work in progress of active accounts.
   * @param analysers all outdated versions
   * @param most where counting stops
   * @returns how many rows there are, and whether a resume of an outdated version is among them
   */
  async inProgress(
    analysers: readonly string[],
    most: number,
  ): Promise<{ count: number; isResumeOutdated: boolean }> {
    const [row] = await run<{ count: number; isResumeOutdated: boolean }>(
      this.dataSource,
      `SELECT (SELECT count(*)::int FROM (
           (SELECT 1 FROM resumes WHERE evaluation_status ${inProgress} AND ${activeUserCondition} LIMIT $2)
           UNION ALL (SELECT 1 FROM scans WHERE status IN ('queued', 'reading', 'matching') AND ${activeUserCondition} LIMIT $2)) AS live) AS count,
         EXISTS (SELECT 1 FROM resumes WHERE evaluation_status ${inProgress} AND reading->>'analyser' = ANY($1) AND ${activeUserCondition}) AS "isResumeOutdated"`,
      [analysers, most],
    );
    return row ?? { count: 0, isResumeOutdated: false };
  }
}

async function pageOf(queued: Promise<QueuedPage | null>): Promise<QueuedPage> {
  return (await queued) ?? { rows: [], nextId: null, hasLocked: false };
}
