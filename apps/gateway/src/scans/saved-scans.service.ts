import { Injectable } from '@nestjs/common';
import {
  AppError,
  type DisplayLanguage,
  type Job,
  type SavedChange,
  type SaveRequest,
} from '@rolefit/contracts';
import { SavedScansRepository, type ScanRow } from '@rolefit/database';
import { presentJob } from './scan.presenter.js';

/** Saved scans with their stage and note. */
@Injectable()
export class SavedScansService {
  constructor(private readonly saved: SavedScansRepository) {}

  /**
   * Saves a scan. A scan that is already saved keeps its time and all fields that the request omits.
   * @throws AppError SCAN_NOT_FOUND
   */
  async save(
    userId: string,
    scanId: string,
    request: SaveRequest,
    language: DisplayLanguage,
  ): Promise<Job> {
    return presentFound(await this.saved.save(userId, scanId, request), language);
  }

  /** @throws AppError SCAN_NOT_FOUND, SCAN_NOT_SAVED */
  async change(
    userId: string,
    scanId: string,
    change: SavedChange,
    language: DisplayLanguage,
  ): Promise<Job> {
    const scan = await this.saved.change(userId, scanId, change);
    if (scan === null && (await this.saved.has(userId, scanId)))
      throw new AppError('SCAN_NOT_SAVED');
    return presentFound(scan, language);
  }

  /**
   * Removes a scan from the saved ones, with its stage and note. Idempotent.
   * @throws AppError SCAN_NOT_FOUND
   */
  async unsave(userId: string, scanId: string, language: DisplayLanguage): Promise<Job> {
    return presentFound(await this.saved.unsave(userId, scanId), language);
  }
}

function presentFound(scan: ScanRow | null, language: DisplayLanguage): Job {
  if (scan === null) throw new AppError('SCAN_NOT_FOUND');
  return presentJob(scan, language);
}
