import { Injectable } from '@nestjs/common';
import {
  type Answers,
  type AnswersUpdate,
  AppError,
  applyAnswers,
  type AskedConditions,
  limits,
} from '@rolefit/contracts';
import { AnswersRepository, AskedConditionsRepository } from '@rolefit/database';
import { jobIdOf, JobProducer } from '@rolefit/queues';

/** The user's answers about conditions in postings that a resume does not cover. */
@Injectable()
export class AnswersService {
  constructor(
    private readonly answers: AnswersRepository,
    private readonly conditions: AskedConditionsRepository,
    private readonly producer: JobProducer,
  ) {}

  /** @throws AppError PROFILE_NOT_FOUND where the user no longer exists */
  async get(userId: string): Promise<Answers> {
    const answers = await this.answers.find(userId);
    if (answers === null) throw new AppError('PROFILE_NOT_FOUND');
    return answers;
  }

  /** The conditions that the user's postings set, about which to ask first. */
  async asked(userId: string): Promise<AskedConditions> {
    return { conditions: await this.conditions.find(userId, limits.askedConditionsScans) };
  }

  /**
   * Replaces the given kinds of answers and re-judges all matches, unless the answers are unchanged.
   * @throws AppError PROFILE_NOT_FOUND
   */
  async update(userId: string, update: AnswersUpdate, requestId: string): Promise<Answers> {
    const changed = await this.answers.change(userId, (current) => applyAnswers(current, update));
    if (changed === null) throw new AppError('PROFILE_NOT_FOUND');
    // The sweeper uses the same job id, so the queue deduplicates the two.
    if (changed.revision !== null)
      void this.producer.enqueue(
        'matches.rescore',
        { userId, revision: changed.revision },
        { jobId: jobIdOf(userId, changed.revision), requestId },
      );
    return changed.answers;
  }
}
