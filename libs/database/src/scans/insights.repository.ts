import { limits, type ScanWeek, type SkillGapTotal } from '@rolefit/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { run } from '../run.js';

/** A bucket of the score histogram: completed scans whose overall score has the same tens; 100 counts as 9. */
export interface ScoreTens {
  /** 0 to 9. */
  tens: number;
  count: number;
  ready: number;
}

/** Statistics over a user's scans; archived ones count for the weeks only. */
@Injectable()
export class InsightsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The buckets that are not empty. */
  scores(userId: string): Promise<ScoreTens[]> {
    return run<ScoreTens>(
      this.dataSource,
      `SELECT least(overall_score / 10, 9) AS tens, count(*)::int AS count, count(*) FILTER (WHERE ready_to_apply)::int AS ready
       FROM scans WHERE user_id = $1 AND status = 'completed' AND archived_at IS NULL AND overall_score IS NOT NULL GROUP BY 1 ORDER BY 1`,
      [userId],
    );
  }

  /** The last `weeks` ISO weeks in UTC including the current one, oldest first, including weeks without a scan. */
  weeks(userId: string, weeks: number): Promise<ScanWeek[]> {
    return run<ScanWeek>(
      this.dataSource,
      `SELECT to_char(w.monday, 'IYYY-"W"IW') AS week, to_char(w.monday, 'YYYY-MM-DD') AS "startsOn", coalesce(sum(t.scans), 0)::int AS count
       FROM (SELECT (date_trunc('week', now() AT TIME ZONE 'UTC'))::date - 7 * ago AS monday FROM generate_series(0, $2::int - 1) AS ago) w
       LEFT JOIN scan_totals t ON t.user_id = $1 AND t.day >= w.monday AND t.day < w.monday + 7
       GROUP BY w.monday ORDER BY w.monday`,
      [userId, weeks],
    );
  }

  /**
   * Missing skills over the postings of the user's own field among the newest completed scans, ordered by how many postings they flip, then by how many
   * miss them. A posting that was scanned twice counts once.
   * @param over how many scans to consider
   */
  async gaps(
    userId: string,
    { over, postingsMin, limit }: { over: number; postingsMin: number; limit: number },
  ): Promise<{ postings: number; gaps: SkillGapTotal[] }> {
    const rows = await run<{ postings: number; gaps: SkillGapTotal[] | null }>(
      this.dataSource,
      `WITH own AS MATERIALIZED (
         SELECT DISTINCT ON (m.posting_hash) m.posting_hash, m.gaps
         FROM (SELECT id, created_at FROM scans WHERE user_id = $1 AND status = 'completed' AND archived_at IS NULL ORDER BY created_at DESC, id DESC LIMIT $2) s
         JOIN matches m ON m.user_id = $1 AND m.scan_id = s.id
         WHERE m.is_own_field ORDER BY m.posting_hash, s.created_at DESC, s.id DESC),
       totals AS (
         SELECT gap.key, min(gap.name) AS name, min(coalesce(gap.kind, 'skill')) AS kind, count(*) FILTER (WHERE gap.flips)::int AS flips, count(*)::int AS "missingIn"
         FROM own CROSS JOIN LATERAL (SELECT * FROM jsonb_to_recordset(own.gaps) AS one (key text, name text, kind text, flips boolean) LIMIT $4) gap
         WHERE gap.key IS NOT NULL AND gap.name IS NOT NULL
         GROUP BY gap.key HAVING count(*) >= $5 ORDER BY flips DESC, "missingIn" DESC, gap.key LIMIT $3)
       SELECT (SELECT count(*)::int FROM own) AS postings,
         (SELECT jsonb_agg(totals ORDER BY flips DESC, "missingIn" DESC, key) FROM totals) AS gaps`,
      // Matches from before the limit may hold thousands of gaps.
      [userId, over, limit, limits.judgedSkills, postingsMin],
    );
    return { postings: rows[0]?.postings ?? 0, gaps: rows[0]?.gaps ?? [] };
  }
}
