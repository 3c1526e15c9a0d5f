import type { Answers } from '@rolefit/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { run, runOne } from '../run.js';
import { bumpRevision, lockProfile } from './skills.repository.js';

/** The answers after an update. */
export interface ChangedAnswers {
  readonly answers: Answers;
  /** The profile's new revision, by which the following rescore is identified; null where nothing changed. */
  readonly revision: number | null;
}

const selectAnswers = 'SELECT answers FROM users WHERE id = $1 AND deleted_at IS NULL';

/** Answers that users give about themselves. A change increments the profile's revision, so that matches are judged again. */
@Injectable()
export class AnswersRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The answers, or null for an unknown or deleted user. */
  async find(userId: string): Promise<Answers | null> {
    return (
      (await runOne<{ answers: Answers }>(this.dataSource, selectAnswers, [userId]))?.answers ??
      null
    );
  }

  /**
   * Derives new answers from the current ones under a row lock, so that concurrent updates do not overwrite each other.
   * @returns null for an unknown or deleted user
   */
  change(userId: string, next: (current: Answers) => Answers): Promise<ChangedAnswers | null> {
    return this.dataSource.transaction(async (manager) => {
      await lockProfile(manager, userId);
      const current = await runOne<{ answers: Answers }>(manager, selectAnswers, [userId]);
      if (current === null) return null;
      const answers = next(current.answers);
      // Compared as jsonb, which ignores the order of keys.
      const changed = await run(
        manager,
        'UPDATE users SET answers = $2 WHERE id = $1 AND answers IS DISTINCT FROM $2::jsonb RETURNING id',
        [userId, JSON.stringify(answers)],
      );
      return {
        answers,
        revision: changed.length === 0 ? null : await bumpRevision(manager, userId),
      };
    });
  }
}
