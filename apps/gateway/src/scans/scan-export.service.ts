import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Logger } from '@rolefit/config';
import type { ExportFormat } from '@rolefit/contracts';
import { type ExportedScanRow, ScanExportRepository } from '@rolefit/database';
import { AccessService } from '../auth/guards/access.service.js';
import { logAbortedDownload } from '../http/log-aborted-download.js';
import type { SignedIn } from '../http/request-context.js';
import { presentExportedJob } from './scan.presenter.js';
import { exportFormats } from './scan-export.format.js';

/** Page size, which bounds the rows in memory. */
const pageSize = 500;

/** Streams all scans of a user as one file, with constant memory use. */
@Injectable()
export class ScanExportService {
  constructor(
    private readonly scans: ScanExportRepository,
    private readonly access: AccessService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Loads the first page before the response starts, so that a database outage results in an error response instead of a truncated file. */
  async open(caller: SignedIn, format: ExportFormat): Promise<AsyncIterable<string>> {
    const first = await this.page(caller, null);
    return this.write(caller, format, first);
  }

  private async *write(
    caller: SignedIn,
    format: ExportFormat,
    first: ExportedScanRow[],
  ): AsyncGenerator<string> {
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

  private async *pages(
    caller: SignedIn,
    first: ExportedScanRow[],
  ): AsyncGenerator<ExportedScanRow[]> {
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
      // The response has started, so the client only sees an aborted download.
      logAbortedDownload(this.logger, 'Scan export', caller.userId, error);
      throw error;
    }
  }

  /** The next page. Fails when the session ends or the account is deleted meanwhile, because a truncated export must not look complete. */
  private async page(caller: SignedIn, after: ExportedScanRow | null): Promise<ExportedScanRow[]> {
    const page = await this.scans.page(caller.userId, after, pageSize);
    await this.access.assertStillValid(caller);
    return page;
  }
}
