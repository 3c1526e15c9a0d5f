import { createHash } from 'node:crypto';
import type { ScanRequest } from '@rolefit/contracts';
import type { NewScan } from '@rolefit/database';

/** Maps a request to the row to insert. */
export function toNewScan(request: ScanRequest): NewScan {
  return {
    jobId: request.jobId,
    title: request.title ?? null,
    companyName: request.companyName,
    logo: request.logo === undefined || request.logo === '' ? null : request.logo,
    url: request.url,
    postingText: request.jobDescription,
    postingHash: createHash('sha256').update(request.jobDescription).digest('hex'),
  };
}
