import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { LOGGER, type Logger } from '@rolefit/config';
import { type OwnedKey, OrphanedObjectsRepository } from '@rolefit/database';
import { folderOfAllUsers, ObjectStore, ownerOf } from '@rolefit/storage';
import { IntervalTimer } from './interval-timer.js';

const firstMs = 5 * 60_000;
const everyMs = 60 * 60_000;
/** An upload's row follows its file within seconds. A day is more than any clock is wrong by, and time to mend a restore that went wrong. */
const safeAgeMs = 24 * 60 * 60_000;
/** Objects that one sweep looks at, and how many it asks the database about at a time. A store of a million takes two days. */
const sweepSize = 20_000;
const batchSize = 500;
/** Where more of what was looked at belongs to no row than to one, and not by a few, the store belongs to another database than ours. */
const fewStrays = 20;

/**
 * Removes files that no row names: an upload stores its file first, and its process may end before the row is there (DESIGN §4). A timer in every worker
 * under a lock in PostgreSQL, like the sweeper; each goes on where it stopped itself, and from the end of the list at its beginning. What does not lie where
 * uploads lie is left alone, and so is everything, with an error in the log, where most files look like strays: a wrong DATABASE_URL or a half-done
 * restore must not cost anybody a resume.
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
    this.timer = new IntervalTimer({ name: 'Orphaned object sweep', everyMs, run: () => this.sweep() }, logger);
  }

  onApplicationBootstrap(): void {
    this.timer.start(firstMs);
  }

  async onModuleDestroy(): Promise<void> {
    await this.timer.stop();
  }

  /**
   * Looks at the next objects and removes the strays among them, unless another process is at it.
   * @param atMost how many to look at
   * @param nowMs milliseconds since 1970
   * @throws what PostgreSQL or the object store throw when they are away; the next sweep begins where this one did
   */
  async sweep(atMost = sweepSize, nowMs = Date.now()): Promise<void> {
    await this.rows.withLock(async () => {
      const { looked, old, last } = await this.next(atMost, nowMs - safeAgeMs);
      const strays = await this.straysAmong(old);
      if (strays.length > fewStrays && strays.length > old.length / 2) {
        this.logger.error({ files: old.length, strays: strays.length }, 'Orphaned object sweep refused: most objects have no row. Does the object store belong to another database?');
      } else {
        await this.remove(strays);
      }
      // Only now: what could not be removed is met again.
      this.last = looked < atMost ? undefined : last;
    });
  }

  private async remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      if (this.timer.isStopped) return;
      await this.objects.delete(key);
    }
    if (keys.length > 0) this.logger.info({ removed: keys.length }, 'Orphaned objects removed');
  }

  private async next(atMost: number, beforeMs: number): Promise<{ looked: number; old: OwnedKey[]; last: string | undefined }> {
    const old: OwnedKey[] = [];
    let [looked, last] = [0, this.last];
    for await (const { key, lastModified } of this.objects.list(folderOfAllUsers, this.last)) {
      const userId = ownerOf(key);
      if (userId !== null && lastModified.getTime() < beforeMs) old.push({ key, userId });
      last = key;
      looked += 1;
      if (looked >= atMost || this.timer.isStopped) break;
    }
    return { looked, old, last };
  }

  private async straysAmong(objects: readonly OwnedKey[]): Promise<string[]> {
    const strays: string[] = [];
    for (let index = 0; index < objects.length; index += batchSize) {
      const batch = objects.slice(index, index + batchSize);
      const named = await this.rows.named(batch);
      strays.push(...batch.map(({ key }) => key).filter((key) => !named.has(key)));
    }
    return strays;
  }
}
