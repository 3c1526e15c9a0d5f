import { Injectable } from '@nestjs/common';
import { type Answers, type AnswersUpdate, AppError, applyAnswers } from '@rolefit/contracts';
import { AnswersRepository } from '@rolefit/database';
import { jobIdOf, JobProducer } from '@rolefit/queues';

/** What only the user can tell, for the conditions of postings. */
@Injectable()
export class AnswersService {
  constructor(
    private readonly answers: AnswersRepository,
    private readonly producer: JobProducer,
  ) {}

  /** @throws AppError PROFILE_NOT_FOUND where the user is gone */
  async get(userId: string): Promise<Answers> {
    const answers = await this.answers.find(userId);
    if (answers === null) throw new AppError('PROFILE_NOT_FOUND');
    return answers;
  }

  /**
   * Replaces the kinds that are given and has every match judged again, unless the answers are as they were.
   * @throws AppError PROFILE_NOT_FOUND
   */
  async update(userId: string, update: AnswersUpdate, requestId: string): Promise<Answers> {
    const changed = await this.answers.change(userId, (current) => applyAnswers(current, update));
    if (changed === null) throw new AppError('PROFILE_NOT_FOUND');
    // The sweeper names the job alike, so that the two collapse into one.
    if (changed.revision !== null) void this.producer.enqueue('matches.rescore', { userId, revision: changed.revision }, { jobId: jobIdOf(userId, changed.revision), requestId });
    return changed.answers;
  }
}
