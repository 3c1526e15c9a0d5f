import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { advisoryLocks, withAdvisoryLock } from '../advisory-lock.js';
import { run } from '../run.js';

/** An object in the store, and the user in its key. */
export interface OwnedKey {
  readonly key: string;
  readonly userId: string;
}

/** Finds out which stored objects no row refers to. */
@Injectable()
export class OrphanedObjectsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Runs `work` under an advisory lock, unless another process holds it. @returns whether `work` ran */
  withLock(work: () => Promise<void>): Promise<boolean> {
    return withAdvisoryLock(this.dataSource, advisoryLocks.strayObjects, work);
  }

  /** Of the given keys, those that a resume of their owner refers to, including those of deleted accounts. */
  async named(objects: readonly OwnedKey[]): Promise<Set<string>> {
    const rows = await run<{ key: string }>(
      this.dataSource,
      // By owner, since there is an index on it.
      'SELECT object_key AS key FROM resumes WHERE user_id = ANY($1::uuid[]) AND object_key = ANY($2::text[])',
      [[...new Set(objects.map(({ userId }) => userId))], objects.map(({ key }) => key)],
    );
    return new Set(rows.map(({ key }) => key));
  }
}
