import { type ConditionAsk, limits, type OpenQuestion } from '@rolefit/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { run, runOne } from '../run.js';
import { lowEnd } from './scan-list.statement.js';
import { scanColumns, type ScanRow } from './scan-row.js';

/** Repeats the predicate of the index `scans_user_next`. */
const isJudged = `s.user_id = $1 AND s.status = 'completed' AND s.archived_at IS NULL AND s.ready_to_apply IS NOT NULL`;
const isAppliedFor = `(s.saved_at IS NOT NULL AND s.saved_stage <> 'saved')`;
const isOpen = `${isJudged} AND NOT ${isAppliedFor}`;
/** Matches from before there were highlights cannot be told; `ready_to_apply` already excludes those that contradict a condition. */
const isRuledOut = `coalesce(s.highlights @? '$.conditions[*] ? (@.status == "not-met")', false)`;
const bestFirst = `ORDER BY s.ready_to_apply DESC, ${lowEnd(-1)} DESC, s.overall_score DESC, s.id DESC`;

/** Scans of unknown companies are each of another employer. */
const employer = `coalesce(nullif(s.company_key, ''), s.id::text)`;

/** What users should do next, over all their scans. */
@Injectable()
export class NextScansRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The best matches, at most one for each employer. Each step reads along the index to the best one of another employer. */
  best(userId: string, limit: number): Promise<ScanRow[]> {
    const candidates = `SELECT s.id, ${employer} AS employer FROM scans s WHERE ${isOpen} AND NOT ${isRuledOut}`;
    return run<ScanRow>(
      this.dataSource,
      `WITH RECURSIVE best AS (
         (SELECT first.id, 1 AS rank, ARRAY[first.employer] AS companies FROM (${candidates} ${bestFirst} LIMIT 1) first)
         UNION ALL
         SELECT next.id, best.rank + 1, best.companies || next.employer
         FROM best CROSS JOIN LATERAL (${candidates} AND ${employer} <> ALL (best.companies) ${bestFirst} LIMIT 1) next
         WHERE best.rank < $2)
       SELECT ${scanColumns} FROM best JOIN scans s ON s.user_id = $1 AND s.id = best.id ORDER BY best.rank`,
      [userId, limit],
    );
  }

  /** The required skills that a quarter of the closest matches lack, at least two of them, the most frequent first. */
  async gap(userId: string, over: number, limit: number): Promise<string[]> {
    const rows = await run<{ name: string | null }>(
      this.dataSource,
      `WITH closest AS (
         SELECT s.highlights FROM scans s WHERE ${isOpen} AND NOT ${isRuledOut} ${bestFirst} LIMIT $2)
       SELECT missing ->> 'name' AS name
       FROM closest CROSS JOIN LATERAL jsonb_array_elements(closest.highlights -> 'missing') AS missing
       WHERE (missing ->> 'isRequired')::boolean
       GROUP BY 1 HAVING count(*) >= greatest(2, (SELECT count(*) FROM closest) / 4) ORDER BY count(*) DESC, 1 LIMIT $3`,
      [userId, over, limit],
    );
    return rows.flatMap(({ name }) => name ?? []);
  }

  /**
   * Open conditions that a yes settles, by how many promising scans they touch, then by how many of all. Amounts of one condition of work are one question, for the strictest.
   * @param promisingFrom the overall score from which a scan is promising
   */
  async questions(userId: string, promisingFrom: number, limit: number): Promise<OpenQuestion[]> {
    const rows = await run<{ ask: ConditionAsk | null; scans: number }>(
      this.dataSource,
      `WITH open AS (
         SELECT s.id, s.overall_score, condition -> 'ask' AS ask
         FROM (SELECT s.id, s.overall_score, s.highlights FROM scans s WHERE ${isOpen} AND NOT ${isRuledOut} ${bestFirst} LIMIT ${limits.insightsScans}) s
         CROSS JOIN LATERAL jsonb_array_elements(s.highlights -> 'conditions') AS condition
         WHERE condition ->> 'status' = 'unknown'),
       told AS (
         SELECT *, (ask ->> 'amount')::numeric * CASE WHEN ask ->> 'topic' = 'driving-record' THEN -1 ELSE 1 END AS strictness FROM open
         WHERE ask ->> 'type' <> 'degree' AND ask -> 'country' IS DISTINCT FROM 'null'::jsonb)
       SELECT (array_agg(ask ORDER BY strictness DESC NULLS LAST))[1] AS ask, count(DISTINCT id)::int AS scans
       FROM told GROUP BY ask - 'amount'
       ORDER BY count(DISTINCT id) FILTER (WHERE overall_score >= $2) DESC, count(DISTINCT id) DESC, (ask - 'amount')::text LIMIT $3`,
      [userId, promisingFrom, limit],
    );
    return rows.flatMap(({ ask, scans }) => (ask === null ? [] : { ask, scans }));
  }

  /** Saved scans that are not rejected, the furthest stage first, then the newest. */
  inProgress(userId: string, limit: number): Promise<ScanRow[]> {
    return run<ScanRow>(
      this.dataSource,
      `SELECT ${scanColumns} FROM scans s WHERE s.user_id = $1 AND s.saved_at IS NOT NULL AND s.saved_stage <> 'rejected'
       ORDER BY array_position(ARRAY['offer', 'interview', 'applied', 'saved'], s.saved_stage), s.saved_at DESC, s.id DESC LIMIT $2`,
      [userId, limit],
    );
  }

  /** How many completed scans are neither archived nor applied for. */
  async countOpen(userId: string): Promise<number> {
    const row = await runOne<{ count: number }>(
      this.dataSource,
      `SELECT count(*)::int AS count FROM scans s WHERE ${isOpen}`,
      [userId],
    );
    return row?.count ?? 0;
  }
}
