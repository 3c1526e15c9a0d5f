import type { LanguageLevel, SkillGap } from '@rolefit/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type ReadPair, storedPairs } from '../close-readings/read-pair.js';
import { run, runOne } from '../run.js';

/** A scan in the user's own field. */
export interface OwnFieldScan {
  id: string;
  title: string | null;
  companyName: string;
  /** Number of the resume that its match is based on. */
  resumeNumber: number;
}

/** What its match is judged by. */
export interface JudgedPosting {
  id: string;
  /** The facts as JSON, unparsed: a thread parses them. */
  facts: string;
  closeReadings: (ReadPair & { resumeNumber: number })[];
}

/** What postings ask for, with the number of postings, the most frequent first. */
export interface AskedFor {
  languages: { code: string; level: LanguageLevel | null; count: number }[];
  years: { years: number; count: number }[];
  places: { place: string; count: number }[];
}

/** Scans of a user for what-ifs: completed, not archived, and in the user's own field. */
@Injectable()
export class WhatIfsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The newest `limit` of them. */
  scans(userId: string, limit: number): Promise<OwnFieldScan[]> {
    return run<OwnFieldScan>(
      this.dataSource,
      `SELECT s.id, coalesce(s.given_title, s.read_title) AS title, s.company_name AS "companyName", r.resume_number AS "resumeNumber"
       FROM scans s JOIN matches m ON m.user_id = s.user_id AND m.scan_id = s.id JOIN resumes r ON r.user_id = s.user_id AND r.id = m.resume_id
       WHERE s.user_id = $1 AND s.status = 'completed' AND s.archived_at IS NULL AND m.is_own_field
       ORDER BY s.created_at DESC, s.id DESC LIMIT $2`,
      [userId, limit],
    );
  }

  /** What the matches of scans are judged by. */
  postings(userId: string, scanIds: readonly string[]): Promise<JudgedPosting[]> {
    return run<JudgedPosting>(
      this.dataSource,
      `SELECT m.scan_id AS id, p.facts::text AS facts, ${storedPairs('c')} AS "closeReadings"
       FROM matches m JOIN posting_readings p ON p.posting_hash = m.posting_hash AND p.analyser = m.analyser
       LEFT JOIN close_readings c ON c.user_id = m.user_id AND c.scan_id = m.scan_id
       WHERE m.user_id = $1 AND m.scan_id = ANY($2)`,
      [userId, scanIds],
    );
  }

  /** What the postings of scans ask for besides skills; at most `limit` of each kind. */
  async askedFor(userId: string, scanIds: readonly string[], limit: number): Promise<AskedFor> {
    const row = await runOne<{
      languages: AskedFor['languages'] | null;
      years: AskedFor['years'] | null;
      places: AskedFor['places'] | null;
    }>(
      this.dataSource,
      `WITH own AS MATERIALIZED (
         SELECT p.posting_hash, p.facts -> 'languages' AS languages, p.facts -> 'experience' AS experience, p.facts -> 'places' AS places
         FROM matches m JOIN posting_readings p ON p.posting_hash = m.posting_hash AND p.analyser = m.analyser
         WHERE m.user_id = $1 AND m.scan_id = ANY($2)),
       languages AS (
         SELECT one.code, one.level, count(DISTINCT own.posting_hash)::int AS count
         FROM own CROSS JOIN LATERAL jsonb_to_recordset(own.languages) AS one (code text, level text)
         WHERE one.code IS NOT NULL GROUP BY one.code, one.level ORDER BY count DESC, one.code, one.level LIMIT $3),
       years AS (
         SELECT one.years, count(DISTINCT own.posting_hash)::int AS count
         FROM own CROSS JOIN LATERAL jsonb_to_recordset(own.experience) AS one (years float)
         WHERE one.years > 0 GROUP BY one.years ORDER BY count DESC, one.years LIMIT $3),
       places AS (
         SELECT one.place, count(DISTINCT own.posting_hash)::int AS count
         FROM own CROSS JOIN LATERAL jsonb_to_recordset(own.places) AS one (place text)
         WHERE one.place IS NOT NULL GROUP BY one.place ORDER BY count DESC, one.place LIMIT $3)
       SELECT (SELECT jsonb_agg(l ORDER BY l.count DESC, l.code, l.level) FROM languages l) AS languages,
         (SELECT jsonb_agg(y ORDER BY y.count DESC, y.years) FROM years y) AS years,
         (SELECT jsonb_agg(o ORDER BY o.count DESC, o.place) FROM places o) AS places`,
      [userId, scanIds, limit],
    );
    return {
      languages: row?.languages ?? [],
      years: row?.years ?? [],
      places: row?.places ?? [],
    };
  }

  /**
   * The missing skills of one scan; none if it has no match, or one outside the user's own field.
   * @returns null if the user has no such scan
   */
  async gapsOf(userId: string, scanId: string, limit: number): Promise<SkillGap[] | null> {
    const row = await runOne<{ gaps: SkillGap[] }>(
      this.dataSource,
      `SELECT (SELECT coalesce(jsonb_agg(gap), '[]') FROM (
           SELECT one.key, one.name, coalesce(one.kind, 'skill') AS kind, coalesce(one.flips, false) AS flips
           FROM matches m CROSS JOIN LATERAL jsonb_to_recordset(m.gaps) AS one (key text, name text, kind text, flips boolean)
           WHERE m.user_id = $1 AND m.scan_id = s.id AND m.is_own_field AND one.key IS NOT NULL AND one.name IS NOT NULL LIMIT $3) gap) AS gaps
       FROM scans s WHERE s.user_id = $1 AND s.id = $2`,
      [userId, scanId, limit],
    );
    return row?.gaps ?? null;
  }
}
