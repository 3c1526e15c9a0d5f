import { Injectable } from '@nestjs/common';
import { analyserVersion, readPosting } from '@rolefit/ai';
import type { PostingFacts } from '@rolefit/contracts';
import { type ClaimedScan, type KnownReading, type PostingReading, PostingReadingsRepository, type ReadScan, ScanWorkRepository } from '@rolefit/database';
import { postingReadings, timedStage } from '@rolefit/telemetry';
import { TextPool } from '@rolefit/text-pool';
import type { Caller } from '../model/circuit-breaker/shared-circuit-breaker.js';
import { ModelCallRecorder } from '../model/model-call-recorder.js';
import { type Fallback, markFallback, ReadingModel } from '../model/reading-model.js';
import { recordOf } from './reading-record.js';

type ReadableScan = Pick<ClaimedScan, 'id' | 'userId' | 'postingText' | 'postingHash'>;

/** Facts of a posting, and what the scan that asked for them records of how they were read. */
export interface StoredReading extends Omit<ReadScan, 'title'> {
  readonly facts: PostingFacts;
}

/**
 * Facts of postings. A model reads each text once for all users and all later scans; whether it has read a text for somebody else shows neither in a scan's
 * record nor in the time that the scan takes (ADR 27).
 */
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
   * Makes sure that `read` would not have to wait for the model: a text that was read for the same user before needs none.
   * @throws AppError of the model, with the time to wait
   */
  async assertReadable(scanId: string, caller: Caller): Promise<void> {
    try {
      await this.model.assertAvailable(caller);
    } catch (error) {
      if (!(await this.readings.isOwn(scanId, this.analyser))) throw error;
    }
  }

  /**
   * Finds the facts of a scan's text, or reads and keeps them; what a model answered meanwhile goes on the scan's record at once where it was of no use.
   * @throws AppError of the model, where one reads and nothing stands in for it
   */
  async read(scan: ReadableScan, signal: AbortSignal, caller: Caller): Promise<StoredReading> {
    const known = await this.readings.findFor(scan.userId, scan.postingHash, this.analyser);
    postingReadings.inc({ source: sourceOf(known) });
    if (known !== null && known.ownRecord !== null) return { facts: known.facts, record: known.ownRecord, calls: [] };
    const run = new ModelCallRecorder();
    try {
      return known === null ? await this.readAnew(scan, run, signal, caller) : await this.readAgain(scan, known, run, signal, caller);
    } catch (error) {
      if (run.calls.length > 0) await this.scans.addModelCalls(scan.id, run.calls);
      const fallback = this.model.fallbackFor(error);
      if (fallback === null) throw error;
      return this.readMeanwhile(scan, fallback, run);
    }
  }

  private async readAnew({ postingText, postingHash }: ReadableScan, run: ModelCallRecorder, signal: AbortSignal, caller: Caller): Promise<StoredReading> {
    const { analyser } = this;
    const read = await timedStage('reading', 'posting', () => this.model.using(caller, (model) => readPosting(postingText, { model, signal, now, work: this.pool }), run));
    const kept = await this.readings.keep(postingHash, analyser, { ...read, modelCalls: run.calls, modelMs: run.modelMs });
    return { facts: kept.facts, record: recordOf(analyser, kept, read.reading.durationMs), calls: run.calls };
  }

  /** For a user to whom the text is new: the way of a first reader, but that no model is asked, and that the facts which are kept are the ones that count. */
  private async readAgain({ postingText, postingHash }: ReadableScan, known: KnownReading, run: ModelCallRecorder, signal: AbortSignal, caller: Caller): Promise<StoredReading> {
    const { analyser } = this;
    const { reading } = await timedStage('reading', 'posting', () => this.model.usingSimulatedLatency(caller, known.modelMs, (model) => readPosting(postingText, { model, signal, now, work: this.pool }), run));
    // Where the model had refused the text, its time is no part of what the built-in analyser took.
    const tookMs = known.reading.model === null ? Math.max(0, reading.durationMs - known.modelMs) : reading.durationMs;
    await this.readings.keepKnown(postingHash, analyser, known);
    return { facts: known.facts, record: recordOf(analyser, known, tookMs), calls: run.calls };
  }

  /** Under the built-in analyser's own version until the model is back; under the model's where the model would say the same again, so that nobody asks it. */
  private async readMeanwhile({ postingText, postingHash }: ReadableScan, fallback: Fallback, run: ModelCallRecorder): Promise<StoredReading> {
    const { facts, reading } = await readPosting(postingText, { now, work: this.pool });
    const analyser = fallback === 'temporary' ? analyserVersion(false) : this.analyser;
    const kept: PostingReading = { facts, reading: markFallback(fallback, reading), modelCalls: run.calls, modelMs: run.modelMs };
    await this.readings.replace(postingHash, analyser, kept);
    // The calls are on the scan's record already.
    return { facts, record: recordOf(analyser, kept, reading.durationMs), calls: [] };
  }
}

const now = (): number => performance.now();

/** For operators alone: read now, known to the user already, or read for somebody else before. */
function sourceOf(known: KnownReading | null): 'read' | 'kept' | 'shared' {
  if (known === null) return 'read';
  return known.ownRecord === null ? 'shared' : 'kept';
}
