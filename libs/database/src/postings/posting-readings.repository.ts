import { Injectable } from '@nestjs/common';
import type { PostingFacts, Reading, ScanModelCall } from '@rolefit/contracts';
import { DataSource, type EntityManager } from 'typeorm';
import type { ReadingRecord } from './reading-record.js';
import type { OwnedRow } from '../owners/owned-row.js';
import { run, runOne } from '../run.js';
import type { PostingReading } from './posting-reading.js';

/** A stored reading, and the part of its history that one user may see. */
export interface KnownReading extends PostingReading {
  /** From a scan of the same text by the same user that used this reading; null where only others have scanned the text, which the user must not learn. */
  readonly ownRecord: ReadingRecord | null;
}

interface ReadingRow {
  facts: PostingFacts;
  reading: Reading;
  modelCalls: ScanModelCall[] | null;
  modelMs: number | null;
}

/** The columns of a left join without a matching row. */
type Nothing = Readonly<Record<keyof ReadingRow, null>>;

const readingColumns = 'p.facts, p.reading, p.model_calls AS "modelCalls", p.model_ms AS "modelMs"';

/** Facts of postings, shared by all users who scan the same text. */
@Injectable()
export class PostingReadingsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async find(postingHash: string, analyser: string): Promise<PostingReading | null> {
    const row = await runOne<ReadingRow>(
      this.dataSource,
      `SELECT ${readingColumns} FROM posting_readings p WHERE p.posting_hash = $1 AND p.analyser = $2`,
      [postingHash, analyser],
      'find-reading',
    );
    return row === null ? null : { ...row, ...callsOf(row) };
  }

  /** Like `find`, with the record of the reading from the user's own scans of the text. Takes equally long where there is no reading. */
  async findFor(
    userId: string,
    postingHash: string,
    analyser: string,
  ): Promise<KnownReading | null> {
    const row = await runOne<(ReadingRow | Nothing) & Pick<KnownReading, 'ownRecord'>>(
      this.dataSource,
      `SELECT ${readingColumns}, (
         SELECT s.reading_record FROM scans s WHERE s.user_id = $1 AND s.posting_hash = $2 AND s.reading_record ->> 'analyser' = $3 LIMIT 1) AS "ownRecord"
       FROM (SELECT 1) AS always LEFT JOIN posting_readings p ON p.posting_hash = $2 AND p.analyser = $3`,
      [userId, postingHash, analyser],
      'find-reading-for',
    );
    return row === null || row.facts === null ? null : { ...row, ...callsOf(row) };
  }

  /** Whether this analyser has read the text of the scan for the scan's own user before. */
  async isOwn({ id, userId }: OwnedRow, analyser: string): Promise<boolean> {
    const row = await runOne(
      this.dataSource,
      `SELECT 1 FROM scans s JOIN scans own ON own.user_id = s.user_id AND own.posting_hash = s.posting_hash AND own.reading_record ->> 'analyser' = $2
       JOIN posting_readings p ON p.posting_hash = s.posting_hash AND p.analyser = $2 WHERE s.user_id = $3 AND s.id = $1 LIMIT 1`,
      [id, analyser, userId],
    );
    return row !== null;
  }

  /**
   * Stores a reading, unless another scan has stored one meanwhile or the last scan of the text was deleted.
   * @returns the stored reading, so that all scans of a text are judged by the same facts
   */
  async keep(
    postingHash: string,
    analyser: string,
    reading: PostingReading,
  ): Promise<PostingReading> {
    const isNew = await this.upsert(
      postingHash,
      analyser,
      reading,
      'used_at = now()',
      'keep-reading',
    );
    return isNew ? reading : ((await this.find(postingHash, analyser)) ?? reading);
  }

  /** Writes as `keep` does although the reading is known: otherwise the duration of a scan would reveal whether another user has scanned the text (ADR 27). */
  async keepKnown(postingHash: string, analyser: string, reading: PostingReading): Promise<void> {
    await this.upsert(postingHash, analyser, reading, 'used_at = now()', 'keep-reading');
  }

  /** Overwrites a stored reading; for a deterministic analyser, whose facts are the same again. */
  async replace(
    postingHash: string,
    analyser: string,
    reading: PostingReading,
  ): Promise<PostingReading> {
    const changes =
      'facts = excluded.facts, reading = excluded.reading, model_calls = excluded.model_calls, model_ms = excluded.model_ms, used_at = now()';
    await this.upsert(postingHash, analyser, reading, changes, 'replace-reading');
    return reading;
  }

  /** @returns false where a reading existed before; true also where no scan of the text is left, so that it was not stored */
  private async upsert(
    postingHash: string,
    analyser: string,
    { facts, reading, modelCalls, modelMs }: PostingReading,
    changes: string,
    name: string,
  ): Promise<boolean> {
    const row = await runOne<{ isNew: boolean }>(
      this.dataSource,
      // The lock makes a concurrent deletion of that scan wait for this reading, and so remove it too. `xmax` is 0 only in newly inserted rows.
      `INSERT INTO posting_readings AS p (posting_hash, analyser, facts, reading, model_calls, model_ms, used_at)
       SELECT $1, $2, $3, $4, $5, $6, now() WHERE EXISTS (SELECT 1 FROM scans WHERE posting_hash = $1 LIMIT 1 FOR KEY SHARE)
       ON CONFLICT (posting_hash, analyser) DO UPDATE SET ${changes} RETURNING p.xmax = 0 AS "isNew"`,
      [
        postingHash,
        analyser,
        JSON.stringify(facts),
        JSON.stringify(reading),
        JSON.stringify(modelCalls),
        Math.round(modelMs),
      ],
      name,
    );
    return row?.isNew ?? true;
  }
}

/** Rows of earlier versions have their calls only within the reading. */
function callsOf({
  reading,
  modelCalls,
  modelMs,
}: ReadingRow): Pick<PostingReading, 'modelCalls' | 'modelMs'> {
  const calls = reading.calls ?? [];
  return {
    modelCalls: modelCalls ?? calls.map((call) => ({ ...call, model: reading.model ?? '' })),
    modelMs: modelMs ?? calls.reduce((sum, { durationMs }) => sum + durationMs, 0),
  };
}

/**
 * Serialises deletions of scans of the same postings: of two concurrent ones, each would still see the other's scan and leave the reading. Call it
 * before deleting the scans.
 */
export async function lockPostings(
  manager: EntityManager,
  hashes: readonly string[],
): Promise<void> {
  // Sorted, so that two transactions cannot deadlock.
  await run(
    manager,
    `SELECT pg_advisory_xact_lock(hashtextextended('posting ' || hash, 0)) FROM unnest($1::text[]) AS hash`,
    [[...hashes].sort()],
  );
}

/** Removes readings of these postings that no scan refers to any more. @returns the number of removed readings */
export async function removeUnusedReadings(
  manager: EntityManager,
  hashes: readonly string[],
): Promise<number> {
  const gone = await run(
    manager,
    'DELETE FROM posting_readings p WHERE p.posting_hash = ANY($1) AND NOT EXISTS (SELECT 1 FROM scans s WHERE s.posting_hash = p.posting_hash) RETURNING 1',
    [hashes],
  );
  return gone.length;
}
