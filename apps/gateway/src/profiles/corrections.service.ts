import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppError, type Correction, type CorrectionRequest, wordsKey } from '@rolefit/contracts';
import { CorrectionsRepository, type NewCorrection } from '@rolefit/database';
import { jobIdOf, JobProducer } from '@rolefit/queues';
import { TextThread } from '../text-thread/text-thread.service.js';

/** A key of the corrected requirement, condition or fact. A new ruling about the same one replaces the old one. */
function keyOf(request: CorrectionRequest): string {
  const target =
    request.about === 'condition'
      ? [request.kind, request.label.toLowerCase()]
      : request.about === 'role'
        ? [request.startAsRead ?? '']
        : [];
  return createHash('sha256')
    .update(JSON.stringify([request.about, ...target, wordsKey(request.words)]))
    .digest('hex');
}

/** What the user corrects in verdicts, requirements and facts. It holds for all of their scans, and for nobody else's. */
@Injectable()
export class CorrectionsService {
  constructor(
    private readonly corrections: CorrectionsRepository,
    private readonly thread: TextThread,
    private readonly producer: JobProducer,
  ) {}

  list(userId: string): Promise<Correction[]> {
    return this.corrections.list(userId);
  }

  /**
   * Stores a correction and judges all matches again.
   * @throws AppError PROFILE_NOT_FOUND where the user no longer exists; CORRECTIONS_FULL; POSTING_TOO_COMPLEX
   */
  async save(userId: string, request: CorrectionRequest, requestId: string): Promise<Correction> {
    const saved = await this.corrections.save(userId, keyOf(request), await this.read(request));
    if (saved === null) throw new AppError('PROFILE_NOT_FOUND');
    this.rescore(userId, saved.revision, requestId);
    return saved.correction;
  }

  /** @throws AppError CORRECTION_NOT_FOUND */
  async remove(userId: string, id: string, requestId: string): Promise<void> {
    const revision = await this.corrections.remove(userId, id);
    if (revision === null) throw new AppError('CORRECTION_NOT_FOUND');
    this.rescore(userId, revision, requestId);
  }

  /** A correction with what the rules read in the user's words. */
  private async read(request: CorrectionRequest): Promise<NewCorrection> {
    if (request.about === 'requirement') {
      const text = request.ruling.type === 'misread' ? request.ruling.text : null;
      const reading = text === null ? null : await this.thread.pool.readRequirement(text);
      return { ...request, reading };
    }
    if (request.about === 'role') {
      const { ruling } = request;
      const reading =
        ruling.type === 'edit' ? await this.thread.pool.readTitle(ruling.title) : null;
      return { ...request, reading };
    }
    return request;
  }

  private rescore(userId: string, revision: number, requestId: string): void {
    // The sweeper uses the same job id, so the queue deduplicates the two.
    void this.producer.enqueue(
      'matches.rescore',
      { userId, revision },
      { jobId: jobIdOf(userId, revision), requestId },
    );
  }
}
