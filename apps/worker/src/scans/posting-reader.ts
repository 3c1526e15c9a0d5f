import { Injectable } from '@nestjs/common';
import { analyserVersion, readPosting } from '@rolefit/reading';
import type { PostingFacts } from '@rolefit/contracts';
import {
  type ClaimedScan,
  type KnownReading,
  type OwnedRow,
  type PostingReading,
  PostingReadingsRepository,
  type ReadScan,
  ScanWorkRepository,
} from '@rolefit/database';
import { postingReadings, timedStage } from '@rolefit/telemetry';
import { TextPool } from '@rolefit/text-pool';
import type { Caller } from '../model/circuit-breaker/shared-circuit-breaker.js';
import { markOf } from '../model/paid-answers.js';
import { ModelCallRecorder } from '../model/model-call-recorder.js';
import { type Fallback, markFallback, ReadingModel } from '../model/reading-model.js';
import { recordOf } from './reading-record.js';

type ReadableScan = Pick<ClaimedScan, 'id' | 'userId' | 'postingText' | 'postingHash'>;

/** Facts of a posting, and the reading record of the scan. */
export interface StoredReading extends Omit<ReadScan, 'title'> {
  readonly facts: PostingFacts;
}

/**
 * Provides facts of postings. A model reads each text once for all users and scans. Neither a scan's record nor its duration reveals whether the text was
 * read for another user before (ADR 27).
 */
@Injectable()
export class PostingReader {
  /** Analyser and version: the second half of the cache key of facts. */
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
   * Checks that `read` would not have to wait for the model. A text that was read for the same user before needs none.
   * @throws AppError of the model, with the time to wait
   */
  async assertReadable(scan: OwnedRow, caller: Caller): Promise<void> {
    try {
      await this.model.assertAvailable(caller);
    } catch (error) {
      if (!(await this.readings.isOwn(scan, this.analyser))) throw error;
    }
  }

  /**
   * Returns cached facts of a scan's text, or reads and caches them. Calls of a failed reading are recorded with the scan immediately.
   * @throws AppError of the model, where no fallback is configured
   */
  async read(scan: ReadableScan, signal: AbortSignal, caller: Caller): Promise<StoredReading> {
    const known = await this.readings.findFor(scan.userId, scan.postingHash, this.analyser);
    postingReadings.inc({ source: sourceOf(known) });
    if (known !== null && known.ownRecord !== null)
      return { facts: known.facts, record: known.ownRecord, calls: [] };
    const run = new ModelCallRecorder();
    try {
      return known === null
        ? await this.readFirst(scan, run, signal, caller)
        : await this.readShared(scan, known, run, signal, caller);
    } catch (error) {
      if (run.calls.length > 0) await this.scans.addModelCalls(scan, run.calls);
      const fallback = this.model.fallbackFor(error);
      if (fallback === null) throw error;
      return this.readWithFallback(scan, fallback, run);
    }
  }

  private async readFirst(
    { postingText, postingHash }: ReadableScan,
    run: ModelCallRecorder,
    signal: AbortSignal,
    caller: Caller,
  ): Promise<StoredReading> {
    const { analyser } = this;
    const read = await timedStage('reading', 'posting', () =>
      this.model.using(
        caller,
        (model) =>
          readPosting(postingText, {
            model,
            signal,
            now,
            nonce: () => markOf(caller.jobId, postingText),
            work: this.pool,
          }),
        run,
      ),
    );
    const stored = await this.readings.keep(postingHash, analyser, {
      ...read,
      modelCalls: run.calls,
      modelMs: run.modelMs,
    });
    return {
      facts: stored.facts,
      record: recordOf(analyser, stored, read.reading.durationMs),
      calls: run.calls,
    };
  }

  /** For a text that another user scanned before: the same steps as a first reading, with a simulated model; the cached facts count. */
  private async readShared(
    { postingText, postingHash }: ReadableScan,
    known: KnownReading,
    run: ModelCallRecorder,
    signal: AbortSignal,
    caller: Caller,
  ): Promise<StoredReading> {
    const { analyser } = this;
    const { reading } = await timedStage('reading', 'posting', () =>
      this.model.usingSimulatedLatency(
        caller,
        known.modelMs,
        (model) => readPosting(postingText, { model, signal, now, work: this.pool }),
        run,
      ),
    );
    // Where the model had refused the text, the reading counts only the built-in analyser's time.
    const tookMs =
      known.reading.model === null
        ? Math.max(0, reading.durationMs - known.modelMs)
        : reading.durationMs;
    await this.readings.keepKnown(postingHash, analyser, known);
    return { facts: known.facts, record: recordOf(analyser, known, tookMs), calls: run.calls };
  }

  /** A temporary fallback is cached under the built-in analyser's version. A permanent one is cached under the model's, so that no later scan calls it in vain. */
  private async readWithFallback(
    { postingText, postingHash }: ReadableScan,
    fallback: Fallback,
    run: ModelCallRecorder,
  ): Promise<StoredReading> {
    const { facts, reading } = await readPosting(postingText, { now, work: this.pool });
    const analyser = fallback === 'temporary' ? analyserVersion(false) : this.analyser;
    const stored: PostingReading = {
      facts,
      reading: markFallback(fallback, reading),
      modelCalls: run.calls,
      modelMs: run.modelMs,
    };
    await this.readings.replace(postingHash, analyser, stored);
    // The calls were recorded with the scan already.
    return { facts, record: recordOf(analyser, stored, reading.durationMs), calls: [] };
  }
}

const now = (): number => performance.now();

/** Metric label, for operators only: read now, cached for this user, or cached for another one. */
function sourceOf(known: KnownReading | null): 'read' | 'kept' | 'shared' {
  if (known === null) return 'read';
  return known.ownRecord === null ? 'shared' : 'kept';
}
