import { Injectable } from '@nestjs/common';
import { AppError, type DisplayLanguage, type Job } from '@rolefit/contracts';
import { ArchivedScansRepository, type ScanRow } from '@rolefit/database';
import { presentJob } from './scan.presenter.js';

/** Scans that their user has put aside as not for them. */
@Injectable()
export class ArchivedScansService {
  constructor(private readonly archived: ArchivedScansRepository) {}

  /** @throws AppError SCAN_NOT_FOUND */
  async archive(userId: string, scanId: string, language: DisplayLanguage): Promise<Job> {
    return presentFound(await this.archived.archive(userId, scanId), language);
  }

  /** @throws AppError SCAN_NOT_FOUND */
  async unarchive(userId: string, scanId: string, language: DisplayLanguage): Promise<Job> {
    return presentFound(await this.archived.unarchive(userId, scanId), language);
  }
}

function presentFound(scan: ScanRow | null, language: DisplayLanguage): Job {
  if (scan === null) throw new AppError('SCAN_NOT_FOUND');
  return presentJob(scan, language);
}
