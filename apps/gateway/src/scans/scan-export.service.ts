import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Logger } from '@rolefit/config';
import { AppError, type ExportFormat } from '@rolefit/contracts';
import { type ExportedScanRow, ScanExportRepository, UsersRepository } from '@rolefit/database';
import { presentExportedJob } from './scan.presenter.js';
import { exportFormats } from './scan-export.format.js';

/** Rows in memory at a time. */
const pageSize = 500;

/** All of a user's scans as one file, written as it is read: memory does not grow with their number. */
@Injectable()
export class ScanExportService {
  constructor(
    private readonly scans: ScanExportRepository,
    private readonly users: UsersRepository,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Reads the first scans before it answers, so that a database that is away is told as such and not by half a file. */
  async open(userId: string, format: ExportFormat): Promise<AsyncIterable<string>> {
    const first = await this.page(userId, null);
    return this.write(userId, format, first);
  }

  private async *write(userId: string, format: ExportFormat, first: ExportedScanRow[]): AsyncGenerator<string> {
    const { head, row, tail } = exportFormats[format];
    yield head;
    let isFirst = true;
    for await (const page of this.pages(userId, first)) {
      let text = '';
      for (const scan of page) {
        text += row(presentExportedJob(scan), isFirst);
        isFirst = false;
      }
      yield text;
    }
    yield tail;
  }

  private async *pages(userId: string, first: ExportedScanRow[]): AsyncGenerator<ExportedScanRow[]> {
    let page = first;
    for (;;) {
      const last = page.at(-1);
      if (last === undefined) return;
      yield page;
      if (page.length < pageSize) return;
      page = await this.next(userId, last);
    }
  }

  private async next(userId: string, last: ExportedScanRow): Promise<ExportedScanRow[]> {
    try {
      return await this.page(userId, last);
    } catch (error) {
      // The answer has begun, so the client only sees it break off.
      this.logger.error({ userId, err: error }, 'An export of scans broke off');
      throw error;
    }
  }

  /** The next scans, as long as the account is in use: what is deleted meanwhile is hidden at once, and half an export must not look whole. */
  private async page(userId: string, after: ExportedScanRow | null): Promise<ExportedScanRow[]> {
    const page = await this.scans.page(userId, after, pageSize);
    if ((await this.users.find(userId)) === null) throw new AppError('ACCOUNT_DELETED');
    return page;
  }
}
