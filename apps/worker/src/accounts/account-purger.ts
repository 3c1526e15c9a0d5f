import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { LOGGER, type Logger } from '@rolefit/config';
import { type AccountPurge, AccountPurgesRepository } from '@rolefit/database';
import { JobProducer } from '@rolefit/queues';
import { folderOfUser, ObjectStore } from '@rolefit/storage';
import { IntervalTimer } from '../sweep/interval-timer.js';

const firstMs = 30_000;
/** Frequent enough for a grace period of at least seven days. */
const intervalMs = 10 * 60 * 1_000;
/** Accounts fetched per query, and scans deleted per transaction, which may take five seconds. */
const accountBatch = 20;
const scanBatch = 200;

/**
 * Purges accounts that were deleted and whose time to be restored is over: files, Redis entries, rows, and finally the user. References go last, so
 * that the next run completes one that was killed at any point. Runs on a timer in every worker, under an advisory lock.
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
    this.timer = new IntervalTimer(
      { name: 'Account purge', intervalMs, run: () => this.purge() },
      logger,
    );
  }

  onApplicationBootstrap(): void {
    this.timer.start(firstMs);
  }

  async onModuleDestroy(): Promise<void> {
    await this.timer.stop();
  }

  /**
   * Purges all accounts that are due, unless another process holds the lock. A failure does not affect the other accounts.
   * @throws the last error, after all were tried
   */
  async purge(): Promise<void> {
    await this.accounts.withLock(async () => {
      const tried: string[] = [];
      const failures: unknown[] = [];
      for (
        let due = await this.accounts.due(tried, accountBatch);
        due.length > 0;
        due = await this.accounts.due(tried, accountBatch)
      ) {
        tried.push(...due);
        failures.push(...(await this.erase(due)));
        if (this.timer.isStopped) return;
      }
      if (failures.length > 0) throw failures.at(-1);
    });
  }

  /** Scans Redis once for the whole batch: its keys carry no user, so every scan covers all of it. @returns the errors of accounts that were not purged */
  private async erase(userIds: readonly string[]): Promise<unknown[]> {
    const failures: unknown[] = [];
    const each = async <From, To>(
      all: readonly From[],
      step: (one: From) => Promise<To>,
    ): Promise<To[]> => {
      const done: To[] = [];
      for (const one of all) {
        if (this.timer.isStopped) return [];
        await step(one).then(
          (result) => done.push(result),
          (error: unknown) => failures.push(error),
        );
      }
      return done;
    };
    const started = (await each(userIds, (userId) => this.accounts.begin(userId))).filter(
      (purge) => purge !== null,
    );
    const withoutObjects = await each(started, (purge) => this.removeObjects(purge));
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

  /** Objects that rows refer to, and orphans of uploads that stored no row. */
  private async removeObjects(purge: AccountPurge): Promise<AccountPurge> {
    const { userId } = purge;
    for (const key of await this.accounts.objectKeys(userId)) await this.objects.delete(key);
    for await (const { key } of this.objects.list(folderOfUser(userId)))
      await this.objects.delete(key);
    return purge;
  }

  private async removeRows(purge: AccountPurge): Promise<void> {
    if (!(await this.removeScans(purge))) return;
    const receipt = await this.accounts.finish(purge);
    // The log outlives the account, so it gets the receipt's id and not the user's.
    if (receipt !== null) this.logger.info({ receipt }, 'Account purged');
  }

  /** @returns false where the process must stop first */
  private async removeScans(purge: AccountPurge): Promise<boolean> {
    while ((await this.accounts.removeScans(purge, scanBatch)) > 0)
      if (this.timer.isStopped) return false;
    return true;
  }
}
