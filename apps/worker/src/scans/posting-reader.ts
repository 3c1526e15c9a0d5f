import { Inject, Injectable } from '@nestjs/common';
import { analyserVersion, type LanguageModel, readPosting } from '@rolefit/ai';
import { LANGUAGE_MODEL } from '@rolefit/ai-adapters';
import type { ScanModelCall } from '@rolefit/contracts';
import { type ClaimedScan, type PostingReading, PostingReadingsRepository, ScanWorkRepository } from '@rolefit/database';

/** Facts of postings, each text read once for all users and all later scans. */
@Injectable()
export class PostingReader {
  /** What reads here, with its version: half of the key under which facts are kept. */
  readonly analyser: string;

  constructor(
    private readonly readings: PostingReadingsRepository,
    private readonly scans: ScanWorkRepository,
    @Inject(LANGUAGE_MODEL) private readonly model: LanguageModel | null,
  ) {
    this.analyser = analyserVersion(model !== null);
  }

  /**
   * Finds the facts of a scan's text, or reads and keeps them; what a model answered meanwhile goes on the scan's record, even where it was of no use.
   * @throws AppError of the model, where one reads
   */
  async read({ id, postingText, postingHash }: Pick<ClaimedScan, 'id' | 'postingText' | 'postingHash'>, signal: AbortSignal): Promise<PostingReading> {
    const known = await this.readings.find(postingHash, this.analyser);
    if (known !== null) return known;
    const calls: ScanModelCall[] = [];
    try {
      const reading = await readPosting(postingText, { model: this.model && noting(this.model, calls), signal, now });
      return await this.readings.keep(postingHash, this.analyser, reading);
    } finally {
      if (calls.length > 0) await this.scans.addModelCalls(id, calls);
    }
  }
}

const now = (): number => performance.now();

/** The same model; each of its answers is noted with what it cost. */
function noting(model: LanguageModel, calls: ScanModelCall[]): LanguageModel {
  return {
    name: model.name,
    generate: async (request) => {
      const startedAt = now();
      const answer = await model.generate(request);
      const { model: name, inputTokens, outputTokens, costUsd } = answer;
      calls.push({ model: name, inputTokens, outputTokens, costUsd, durationMs: Math.round(now() - startedAt) });
      return answer;
    },
  };
}
