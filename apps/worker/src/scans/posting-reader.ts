import { Inject, Injectable } from '@nestjs/common';
import { analyserVersion, type LanguageModel, readPosting } from '@rolefit/ai';
import { LANGUAGE_MODEL } from '@rolefit/ai-adapters';
import { type PostingReading, PostingReadingsRepository } from '@rolefit/database';

/** Facts of postings, each text read once for all users and all later scans. */
@Injectable()
export class PostingReader {
  /** What reads here, with its version: half of the key under which facts are kept. */
  readonly analyser: string;

  constructor(
    private readonly readings: PostingReadingsRepository,
    @Inject(LANGUAGE_MODEL) private readonly model: LanguageModel | null,
  ) {
    this.analyser = analyserVersion(model !== null);
  }

  /**
   * Finds the facts of a text, or reads and keeps them.
   * @throws AppError of the model, where one reads
   */
  async read(posting: { readonly postingText: string; readonly postingHash: string }, signal: AbortSignal): Promise<PostingReading> {
    const known = await this.readings.find(posting.postingHash, this.analyser);
    if (known !== null) return known;
    const reading = await readPosting(posting.postingText, { model: this.model, signal, now: () => performance.now() });
    return this.readings.keep(posting.postingHash, this.analyser, reading);
  }
}
