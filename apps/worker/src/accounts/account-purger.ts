import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { LOGGER, type Logger } from '@rolefit/config';
import { type AccountPurge, AccountPurgesRepository } from '@rolefit/database';
import { JobProducer } from '@rolefit/queues';
import { folderOfUser, ObjectStore } from '@rolefit/storage';
import { SteadyTimer } from '../sweep/steady-timer.js';

const firstMs = 30_000;
/** Against thirty days, ten minutes are nothing. */
const everyMs = 10 * 60 * 1_000;
/** Accounts that are looked up at once, and scans that go in one transaction, which has five seconds. */
const accountBatch = 20;
const scanBatch = 200;

/**
 * Erases accounts that were deleted more than `limits.accountRestoreDays` ago: files, traces in Redis, rows, and at last the user, in this
 * order. What names the rest goes last, so that a run that was killed anywhere is completed by the next one. A timer in every worker under a lock
 * in PostgreSQL, like the sweeper.
 */
@Injectable()
export class AccountPurger implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly timer: SteadyTimer;

  constructor(
    private readonly accounts: AccountPurgesRepository,
    private readonly objects: ObjectStore,
    private readonly producer: JobProducer,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.timer = new SteadyTimer({ name: 'account purge', everyMs, run: () => this.purge() }, logger);
  }

  onApplicationBootstrap(): void {
    this.timer.start(firstMs);
  }

  async onModuleDestroy(): Promise<void> {
    await this.timer.stop();
  }

  /**
   * Erases all accounts that are due, unless another process is at it. One that fails does not keep the others.
   * @throws the last error, once all were tried
   */
  async purge(): Promise<void> {
    await this.accounts.exclusively(async () => {
      const tried: string[] = [];
      const failures: unknown[] = [];
      for (let due = await this.accounts.due(tried, accountBatch); due.length > 0; due = await this.accounts.due(tried, accountBatch)) {
        for (const userId of due) {
          if (this.timer.isStopped) return;
          tried.push(userId);
          await this.erase(userId).catch((error: unknown) => failures.push(error));
        }
      }
      if (failures.length > 0) throw failures.at(-1);
    });
  }

  private async erase(userId: string): Promise<void> {
    const purge = await this.accounts.begin(userId);
    if (purge === null) return;
    await this.removeObjects(userId);
    await this.producer.forget((ids) => this.accounts.ownIds(userId, ids));
    if (!(await this.removeScans(purge))) return;
    const receipt = await this.accounts.finish(purge);
    // The receipt's own number and not the user's: the log outlives the account.
    if (receipt !== null) this.logger.info({ receipt }, 'An account was erased');
  }

  /** Those that rows name, and what an upload without a row may have left. */
  private async removeObjects(userId: string): Promise<void> {
    for (const key of await this.accounts.objectKeys(userId)) await this.objects.delete(key);
    for await (const { key } of this.objects.list(folderOfUser(userId))) await this.objects.delete(key);
  }

  /** @returns false where the process has to end before all are gone */
  private async removeScans(purge: AccountPurge): Promise<boolean> {
    while ((await this.accounts.removeScans(purge, scanBatch)) > 0) if (this.timer.isStopped) return false;
    return true;
  }
}
