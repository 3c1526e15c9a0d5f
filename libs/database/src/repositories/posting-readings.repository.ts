import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { run, runOne } from '../run.js';
import type { PostingReading } from './scan-row.js';

/** Facts of postings, shared by everybody who scans the same text. */
@Injectable()
export class PostingReadingsRepository {
  constructor(private readonly dataSource: DataSource) {}

  find(postingHash: string, analyser: string): Promise<PostingReading | null> {
    const statement = 'SELECT facts, reading FROM posting_readings WHERE posting_hash = $1 AND analyser = $2';
    return runOne<PostingReading>(this.dataSource, statement, [postingHash, analyser], 'find-reading');
  }

  /** Whether a scan's text has been read by this analyser. */
  async isKept(scanId: string, analyser: string): Promise<boolean> {
    const row = await runOne(this.dataSource, 'SELECT 1 FROM scans s JOIN posting_readings p ON p.posting_hash = s.posting_hash AND p.analyser = $2 WHERE s.id = $1', [scanId, analyser]);
    return row !== null;
  }

  /**
   * Keeps a reading unless someone was faster, or the last scan of the text was deleted while it was read.
   * @returns the reading that is kept: all scans of a text judge the same facts
   */
  async keep(postingHash: string, analyser: string, reading: PostingReading): Promise<PostingReading> {
    const isKept = await this.insert(postingHash, analyser, reading, 'NOTHING', 'keep-reading');
    return isKept ? reading : ((await this.find(postingHash, analyser)) ?? reading);
  }

  /** Keeps a reading in place of one that is there; for a deterministic analyser, whose facts are the same again. */
  async replace(postingHash: string, analyser: string, reading: PostingReading): Promise<PostingReading> {
    await this.insert(postingHash, analyser, reading, 'UPDATE SET facts = excluded.facts, reading = excluded.reading', 'replace-reading');
    return reading;
  }

  /** @returns whether it is there now */
  private async insert(postingHash: string, analyser: string, { facts, reading }: PostingReading, onConflict: string, name: string): Promise<boolean> {
    const rows = await run(
      this.dataSource,
      // The lock makes a deletion of that scan wait until the reading is in, where it is found and deleted too.
      `INSERT INTO posting_readings (posting_hash, analyser, facts, reading)
       SELECT $1, $2, $3, $4 WHERE EXISTS (SELECT 1 FROM scans WHERE posting_hash = $1 LIMIT 1 FOR KEY SHARE)
       ON CONFLICT (posting_hash, analyser) DO ${onConflict} RETURNING 1`,
      [postingHash, analyser, JSON.stringify(facts), JSON.stringify(reading)],
      name,
    );
    return rows.length > 0;
  }
}

/**
 * Makes deletions of scans of the same postings wait for each other: of two at once, each would still see the other's scan and leave the
 * reading to it. To be called before the scans are deleted.
 */
export async function lockPostings(manager: EntityManager, hashes: readonly string[]): Promise<void> {
  // All in the same order, so that two of them cannot wait in a ring.
  await run(manager, `SELECT pg_advisory_xact_lock(hashtextextended('posting ' || hash, 0)) FROM unnest($1::text[]) AS hash`, [[...hashes].sort()]);
}

/** Removes readings of these postings that no scan refers to any more. @returns how many */
export async function removeUnusedReadings(manager: EntityManager, hashes: readonly string[]): Promise<number> {
  const gone = await run(
    manager,
    'DELETE FROM posting_readings p WHERE p.posting_hash = ANY($1) AND NOT EXISTS (SELECT 1 FROM scans s WHERE s.posting_hash = p.posting_hash) RETURNING 1',
    [hashes],
  );
  return gone.length;
}
