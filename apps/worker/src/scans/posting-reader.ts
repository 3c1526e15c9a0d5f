import { Injectable } from '@nestjs/common';
import { analyserVersion, type LanguageModel, type ModelUse, readPosting, UnusableAnswerError } from '@rolefit/ai';
import type { ScanModelCall } from '@rolefit/contracts';
import { type ClaimedScan, type PostingReading, PostingReadingsRepository, ScanWorkRepository } from '@rolefit/database';
import { postingReadings, timedStage } from '@rolefit/telemetry';
import { TextPool } from '@rolefit/text-pool';
import type { Caller } from '../model/gate/model-gate.js';
import { type Fallback, markedAs, ReadingModel } from '../model/reading-model.js';

type ReadableScan = Pick<ClaimedScan, 'id' | 'postingText' | 'postingHash'>;

/** Facts of a posting, with the analyser under which they are kept. */
export interface KeptReading extends PostingReading {
  readonly analyser: string;
  /** What a model answered for them just now, to go on the scan's record with its next state. */
  readonly calls: readonly ScanModelCall[];
}

/** Facts of postings, each text read once for all users and all later scans. */
@Injectable()
export class PostingReader {
  /** What reads here, with its version: half of the key under which facts are kept. */
  private readonly analyser: string;

  constructor(
    private readonly readings: PostingReadingsRepository,
    private readonly scans: ScanWorkRepository,
    private readonly model: ReadingModel,
    private readonly pool: TextPool,
  ) {
    this.analyser = analyserVersion(model.isConfigured);
  }

  /**
   * Makes sure that `read` would not have to wait for the model: a text that is known needs none.
   * @throws AppError of the model, with the time to wait
   */
  async assertReadable(scanId: string, caller: Caller): Promise<void> {
    try {
      await this.model.assertThere(caller);
    } catch (error) {
      if (!(await this.readings.isKept(scanId, this.analyser))) throw error;
    }
  }

  /**
   * Finds the facts of a scan's text, or reads and keeps them; what a model answered meanwhile goes on the scan's record at once where it was of no use.
   * @throws AppError of the model, where one reads and nothing stands in for it
   */
  async read(scan: ReadableScan, signal: AbortSignal, caller: Caller): Promise<KeptReading> {
    const { analyser } = this;
    const known = await this.readings.find(scan.postingHash, analyser);
    postingReadings.inc({ source: known === null ? 'read' : 'kept' });
    if (known !== null) return { ...known, analyser, calls: [] };
    try {
      return await this.readAnew(scan, signal, caller);
    } catch (error) {
      const fallback = this.model.fallbackFor(error);
      if (fallback === null) throw error;
      return this.readMeanwhile(scan, fallback);
    }
  }

  private async readAnew({ id, postingText, postingHash }: ReadableScan, signal: AbortSignal, caller: Caller): Promise<KeptReading> {
    const { analyser } = this;
    const calls: ScanModelCall[] = [];
    try {
      const reading = await timedStage('reading', 'posting', () => this.model.using(caller, (model) => readPosting(postingText, { model: model && noting(model, calls), signal, now, work: this.pool })));
      return { ...(await this.readings.keep(postingHash, analyser, reading)), analyser, calls };
    } catch (error) {
      if (calls.length > 0) await this.scans.addModelCalls(id, calls);
      throw error;
    }
  }

  /** Under the built-in analyser's own version until the model is back; under the model's where the model would say the same again, so that nobody asks it. */
  private async readMeanwhile({ postingText, postingHash }: ReadableScan, fallback: Fallback): Promise<KeptReading> {
    const { facts, reading } = await readPosting(postingText, { now, work: this.pool });
    const analyser = fallback === 'until-back' ? analyserVersion(false) : this.analyser;
    return { ...(await this.readings.replace(postingHash, analyser, { facts, reading: markedAs(fallback, reading) })), analyser, calls: [] };
  }
}

const now = (): number => performance.now();

/** The same model; each of its answers is noted with what it cost, those of no use too. */
function noting(model: LanguageModel, calls: ScanModelCall[]): LanguageModel {
  return {
    name: model.name,
    generate: async (request) => {
      const startedAt = now();
      const note = ({ model: name, inputTokens, outputTokens, costUsd }: ModelUse): void =>
        void calls.push({ model: name, inputTokens, outputTokens, costUsd, durationMs: Math.round(now() - startedAt) });
      try {
        const answer = await model.generate(request);
        note(answer);
        return answer;
      } catch (error) {
        if (error instanceof UnusableAnswerError) note(error.used);
        throw error;
      }
    },
  };
}
