import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Logger } from '@rolefit/config';
import { ResumesRepository } from '@rolefit/database';
import { ObjectStore } from '@rolefit/storage';

/** Deletes the stored data of removed resumes. */
@Injectable()
export class RemovedResumes {
  constructor(
    private readonly resumes: ResumesRepository,
    private readonly store: ObjectStore,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Deletes the versions that no match refers to any more, and their files. Files that cannot be deleted are left to the sweeper of orphaned objects. */
  async forget(userId: string): Promise<void> {
    for (const key of await this.resumes.forgetOld(userId))
      await this.store
        .delete(key)
        .catch((cause: unknown) =>
          this.logger.warn(
            { userId, err: cause },
            'The file of a removed resume could not be deleted; the sweeper retries',
          ),
        );
  }
}
