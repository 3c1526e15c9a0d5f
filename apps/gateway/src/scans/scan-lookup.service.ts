import { Injectable } from '@nestjs/common';
import type { ScanLookup, ScanLookupRequest } from '@rolefit/contracts';
import { ScanLookupRepository } from '@rolefit/database';
import { presentJob } from './scan.presenter.js';

/** Tells a user whether a posting was scanned before, or one that looks the same. Nothing of the question is kept. */
@Injectable()
export class ScanLookupService {
  constructor(private readonly lookups: ScanLookupRepository) {}

  async find(userId: string, { url, textHash, title, companyName }: ScanLookupRequest): Promise<ScanLookup> {
    const found = await this.lookups.find(userId, { url, postingHash: textHash ?? null, title: title ?? null, companyName: companyName ?? null });
    return { alike: found.map(({ likeness, ...scan }) => ({ likeness, job: presentJob(scan) })) };
  }
}
