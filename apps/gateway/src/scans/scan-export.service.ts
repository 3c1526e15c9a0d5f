import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Logger } from '@rolefit/config';
import type { ExportFormat } from '@rolefit/contracts';
import { type ExportedScanRow, ScanExportRepository } from '@rolefit/database';
import { AccessService } from '../auth/guards/access.service.js';
import { logAbortedDownload } from '../http/log-aborted-download.js';
import type { SignedIn } from '../http/request-context.js';
import { presentExportedJob } from './scan.presenter.js';
import { exportFormats } from './scan-export.format.js';

/** Rows in memory at a time. */
const pageSize = 500;

/** All of a user's scans as one file, written as it is read: memory does not grow with their number. */
@Injectable()
export class ScanExportService {
  constructor(
    private readonly scans: ScanExportRepository,
    private readonly access: AccessService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Reads the first scans before it answers, so that a database that is away is told as such and not by half a file. */
  async open(caller: SignedIn, format: ExportFormat): Promise<AsyncIterable<string>> {
    const first = await this.page(caller, null);
    return this.write(caller, format, first);
  }

  private async *write(caller: SignedIn, format: ExportFormat, first: ExportedScanRow[]): AsyncGenerator<string> {
    const { head, row, tail } = exportFormats[format];
    yield head;
    let isFirst = true;
    for await (const page of this.pages(caller, first)) {
      let text = '';
      for (const scan of page) {
        text += row(presentExportedJob(scan), isFirst);
        isFirst = false;
      }
      yield text;
    }
    yield tail;
  }

  private async *pages(caller: SignedIn, first: ExportedScanRow[]): AsyncGenerator<ExportedScanRow[]> {
    let page = first;
    for (;;) {
      const last = page.at(-1);
      if (last === undefined) return;
      yield page;
      if (page.length < pageSize) return;
      page = await this.next(caller, last);
    }
  }

  private async next(caller: SignedIn, last: ExportedScanRow): Promise<ExportedScanRow[]> {
    try {
      return await this.page(caller, last);
    } catch (error) {
      // The answer has begun, so the client only sees it break off.
      logAbortedDownload(this.logger, 'Scan export', caller.userId, error);
      throw error;
    }
  }

  /** The next scans, as long as the caller may have them: what is deleted or logged out meanwhile gets no more, and half an export must not look whole. */
  private async page({ userId, sessionId }: SignedIn, after: ExportedScanRow | null): Promise<ExportedScanRow[]> {
    const page = await this.scans.page(userId, after, pageSize);
    await this.access.assertStillValid(sessionId);
    return page;
  }
}
