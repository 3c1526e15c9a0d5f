import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { LOGGER, type Logger } from '@rolefit/config';
import { type OwnedKey, OrphanedObjectsRepository } from '@rolefit/database';
import { folderOfAllUsers, ObjectStore, ownerOf } from '@rolefit/storage';
import { IntervalTimer } from './interval-timer.js';

const firstMs = 5 * 60_000;
const intervalMs = 60 * 60_000;
/** An upload's row follows its file within seconds. A day exceeds any clock skew and leaves time to repair a failed restore. */
const safeAgeMs = 24 * 60 * 60_000;
/** Objects checked per sweep, and per query. A store of a million objects takes two days. */
const sweepSize = 20_000;
const batchSize = 500;
/** More orphans than this, if they are also the majority, mean that the store belongs to another database. */
const fewOrphans = 20;

/**
 * Removes files without a row: an upload stores its file first, and its process may die before it inserts the row. Runs on a timer in every worker, under
 * an advisory lock; each worker keeps its own cursor and wraps around at the end. Files outside the upload prefix are ignored. If most files look like
 * orphans, it removes none and logs an error: a wrong DATABASE_URL or a partial restore must not delete resumes.
 */
@Injectable()
export class OrphanedObjectSweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly timer: IntervalTimer;
  private last: string | undefined;

  constructor(
    private readonly rows: OrphanedObjectsRepository,
    private readonly objects: ObjectStore,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.timer = new IntervalTimer(
      { name: 'Orphaned object sweep', intervalMs, run: () => this.sweep() },
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
   * Checks the next objects and removes the orphans among them, unless another process holds the lock.
   * @param max how many to check
   * @param nowMs milliseconds since 1970
   * @throws the error of PostgreSQL or the object store; the next sweep starts at the same cursor
   */
  async sweep(max = sweepSize, nowMs = Date.now()): Promise<void> {
    await this.rows.withLock(async () => {
      const { checked, old, last } = await this.next(max, nowMs - safeAgeMs);
      const strays = await this.orphansAmong(old);
      if (strays.length > fewOrphans && strays.length > old.length / 2) {
        this.logger.error(
          { files: old.length, strays: strays.length },
          'Orphaned object sweep refused: most objects have no row. Does the object store belong to another database?',
        );
      } else {
        await this.remove(strays);
      }
      // Advanced last, so that a failed removal is retried.
      this.last = checked < max ? undefined : last;
    });
  }

  private async remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      if (this.timer.isStopped) return;
      await this.objects.delete(key);
    }
    if (keys.length > 0) this.logger.info({ removed: keys.length }, 'Orphaned objects removed');
  }

  private async next(
    max: number,
    beforeMs: number,
  ): Promise<{ checked: number; old: OwnedKey[]; last: string | undefined }> {
    const old: OwnedKey[] = [];
    let [checked, last] = [0, this.last];
    for await (const { key, lastModified } of this.objects.list(folderOfAllUsers, this.last)) {
      const userId = ownerOf(key);
      if (userId !== null && lastModified.getTime() < beforeMs) old.push({ key, userId });
      last = key;
      checked += 1;
      if (checked >= max || this.timer.isStopped) break;
    }
    return { checked, old, last };
  }

  private async orphansAmong(objects: readonly OwnedKey[]): Promise<string[]> {
    const orphans: string[] = [];
    for (let index = 0; index < objects.length; index += batchSize) {
      const batch = objects.slice(index, index + batchSize);
      const named = await this.rows.named(batch);
      orphans.push(...batch.map(({ key }) => key).filter((key) => !named.has(key)));
    }
    return orphans;
  }
}
