import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { runOne } from '../run.js';

/** Finds whose a row is, for jobs that were enqueued before jobs named the user. */
@Injectable()
export class OwnersRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The user of a scan; null if it is gone. */
  async ofScan(scanId: string): Promise<string | null> {
    const row = await runOne<{ userId: string }>(
      this.dataSource,
      'SELECT user_id AS "userId" FROM scans WHERE id = $1',
      [scanId],
    );
    return row?.userId ?? null;
  }

  /** The user of a version of a resume; null if it is gone. */
  async ofResume(resumeId: string): Promise<string | null> {
    const row = await runOne<{ userId: string }>(
      this.dataSource,
      'SELECT user_id AS "userId" FROM resumes WHERE id = $1',
      [resumeId],
    );
    return row?.userId ?? null;
  }
}
