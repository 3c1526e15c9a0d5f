import { Injectable } from '@nestjs/common';
import type { DisplayLanguage, ScanLookup, ScanLookupRequest } from '@rolefit/contracts';
import { ScanLookupRepository } from '@rolefit/database';
import { presentJob } from './scan.presenter.js';

/** Postings of unknown companies are not alike. */
function knownOrNull(text: string): string | null {
  return text === '' ? null : text;
}

/** Finds earlier scans of a posting or of one with the same content. The lookup stores no part of the request. */
@Injectable()
export class ScanLookupService {
  constructor(private readonly lookups: ScanLookupRepository) {}

  async find(
    userId: string,
    { url, textHash, title, companyName }: ScanLookupRequest,
    language: DisplayLanguage,
  ): Promise<ScanLookup> {
    const found = await this.lookups.find(userId, {
      url: knownOrNull(url),
      postingHash: textHash ?? null,
      title: title ?? null,
      companyName: knownOrNull(companyName),
    });
    return {
      alike: found.map(({ likeness, ...scan }) => ({ likeness, job: presentJob(scan, language) })),
    };
  }
}
