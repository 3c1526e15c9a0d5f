import { Injectable } from '@nestjs/common';
import { type OwnedRow, OwnersRepository } from '@rolefit/database';

/** The rows that jobs are about. A job of the version before jobs named the user costs a search for the user. */
@Injectable()
export class JobRows {
  constructor(private readonly owners: OwnersRepository) {}

  /** The scan of a job; null if it is gone. */
  async scan(job: { scanId: string; userId?: string | undefined }): Promise<OwnedRow | null> {
    return rowOf(job.scanId, job.userId ?? (await this.owners.ofScan(job.scanId)));
  }

  /** The version of a resume of a job; null if it is gone. */
  async resume(job: { resumeId: string; userId?: string | undefined }): Promise<OwnedRow | null> {
    return rowOf(job.resumeId, job.userId ?? (await this.owners.ofResume(job.resumeId)));
  }
}

function rowOf(id: string, userId: string | null): OwnedRow | null {
  return userId === null ? null : { id, userId };
}
