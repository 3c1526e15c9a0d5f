import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { LOGGER, type Logger } from '@rolefit/config';
import { type AccountPurge, AccountPurgesRepository } from '@rolefit/database';
import { JobProducer } from '@rolefit/queues';
import { folderOfUser, ObjectStore } from '@rolefit/storage';
import { IntervalTimer } from '../sweep/interval-timer.js';

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
  private readonly timer: IntervalTimer;

  constructor(
    private readonly accounts: AccountPurgesRepository,
    private readonly objects: ObjectStore,
    private readonly producer: JobProducer,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.timer = new IntervalTimer({ name: 'Account purge', everyMs, run: () => this.purge() }, logger);
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
    await this.accounts.withLock(async () => {
      const tried: string[] = [];
      const failures: unknown[] = [];
      for (let due = await this.accounts.due(tried, accountBatch); due.length > 0; due = await this.accounts.due(tried, accountBatch)) {
        tried.push(...due);
        failures.push(...(await this.erase(due)));
        if (this.timer.isStopped) return;
      }
      if (failures.length > 0) throw failures.at(-1);
    });
  }

  /** Redis is gone through once for all of them: it knows no users, so that takes as long for one. @returns why some were not erased */
  private async erase(userIds: readonly string[]): Promise<unknown[]> {
    const failures: unknown[] = [];
    const each = async <From, To>(all: readonly From[], step: (one: From) => Promise<To>): Promise<To[]> => {
      const done: To[] = [];
      for (const one of all) {
        if (this.timer.isStopped) return [];
        await step(one).then((result) => done.push(result), (error: unknown) => failures.push(error));
      }
      return done;
    };
    const begun = (await each(userIds, (userId) => this.accounts.begin(userId))).filter((purge) => purge !== null);
    const withoutObjects = await each(begun, (purge) => this.removeObjects(purge));
    if (withoutObjects.length === 0) return failures;
    const owners = withoutObjects.map(({ userId }) => userId);
    try {
      await this.producer.removeRows((ids) => this.accounts.ownIds(owners, ids));
    } catch (error) {
      return [...failures, error];
    }
    await each(withoutObjects, (purge) => this.removeRows(purge));
    return failures;
  }

  /** Those that rows name, and what an upload without a row may have left. */
  private async removeObjects(purge: AccountPurge): Promise<AccountPurge> {
    const { userId } = purge;
    for (const key of await this.accounts.objectKeys(userId)) await this.objects.delete(key);
    for await (const { key } of this.objects.list(folderOfUser(userId))) await this.objects.delete(key);
    return purge;
  }

  private async removeRows(purge: AccountPurge): Promise<void> {
    if (!(await this.removeScans(purge))) return;
    const receipt = await this.accounts.finish(purge);
    // The receipt's own number and not the user's: the log outlives the account.
    if (receipt !== null) this.logger.info({ receipt }, 'Account purged');
  }

  /** @returns false where the process has to end before all are gone */
  private async removeScans(purge: AccountPurge): Promise<boolean> {
    while ((await this.accounts.removeScans(purge, scanBatch)) > 0) if (this.timer.isStopped) return false;
    return true;
  }
}
