import { Injectable } from '@nestjs/common';
import { readClosely, refusals } from '@rolefit/close-reading';
import {
  AppError,
  type CloseReading,
  type RefusedClaim,
  type ScanModelCall,
  type SubmittedClaims,
} from '@rolefit/contracts';
import {
  type ClaimedCloseReading,
  CloseReadingWorkRepository,
  type EarlierEvidence,
  type PostingToRead,
  ScanWorkRepository,
} from '@rolefit/database';
import type { LanguageModel } from '@rolefit/reading';
import { timedStage } from '@rolefit/telemetry';
import { TextPool } from '@rolefit/text-pool';
import type { Caller } from '../../model/circuit-breaker/shared-circuit-breaker.js';
import { LinkingModel } from '../../model/linking-model.js';
import { ModelCallRecorder } from '../../model/model-call-recorder.js';

/** A posting and a resume to read closely. */
export interface Pair {
  readonly posting: PostingToRead;
  readonly resumeId: string;
  /** Identifies the resume among its owner's. */
  readonly resumeNumber: number;
  readonly resumeText: string;
}

/** A close reading with its model calls. */
export interface PairReading {
  readonly closeReading: CloseReading;
  readonly refused: readonly RefusedClaim[];
  readonly modelCalls: readonly ScanModelCall[];
}

/** Finds the evidence for a pair: by the model, or by verifying an agent's claims. Evidence of earlier readings is reused if it is still valid. */
@Injectable()
export class PairReader {
  constructor(
    private readonly readings: CloseReadingWorkRepository,
    private readonly scans: ScanWorkRepository,
    private readonly model: LinkingModel,
    private readonly pool: TextPool,
  ) {}

  /** @throws AppError of the model, or of a text that is too complex */
  async read(
    claim: ClaimedCloseReading,
    pair: Pair,
    signal: AbortSignal,
    caller: Caller,
  ): Promise<PairReading> {
    const { postingHash } = pair.posting;
    const earlier = await this.readings.earlier(
      claim,
      postingHash,
      pair.resumeNumber,
      this.model.version,
    );
    return claim.claims === null
      ? this.readForScan(claim, { ...pair, earlier }, signal, caller)
      : this.verify(claim.claims, { ...pair, earlier });
  }

  private async readForScan(
    claim: ClaimedCloseReading,
    pair: PairWithHistory,
    signal: AbortSignal,
    caller: Caller,
  ): Promise<PairReading> {
    const run = new ModelCallRecorder();
    try {
      const closeReading = await this.model.using(caller, run, (model) =>
        model === null ? this.carriedOver(pair) : this.readByModel(model, pair, signal),
      );
      return { closeReading, refused: [], modelCalls: run.calls };
    } finally {
      if (run.calls.length > 0) await this.scans.addModelCalls(claim, run.calls);
    }
  }

  private async readByModel(
    model: LanguageModel,
    { posting, resumeId, resumeText, earlier }: PairWithHistory,
    signal: AbortSignal,
  ): Promise<CloseReading> {
    const { closeReading, spent } = await timedStage('reading', 'pair', () =>
      readClosely(
        { posting: posting.facts, resumeText, earlier },
        // Only the user's own sessions know the id, so a posting cannot contain the end of the fence.
        { model, signal, now, work: this.pool, mark: resumeId.replaceAll('-', '') },
      ),
    );
    return spent === null && earlier !== null
      ? { ...closeReading, reader: earlier.reader, rejectedClaims: earlier.rejectedClaims }
      : closeReading;
  }

  /** Without a model, a pair that was read before keeps the evidence that is still valid. */
  private async carriedOver(pair: PairWithHistory): Promise<CloseReading> {
    if (pair.earlier === null) throw new AppError('MODEL_NOT_CONFIGURED');
    const { reader, rejectedClaims } = pair.earlier;
    const { closeReading } = await this.verify({ reader, claims: [] }, pair);
    return { ...closeReading, rejectedClaims };
  }

  private async verify(
    { reader, claims }: SubmittedClaims,
    { posting, resumeText, earlier }: PairWithHistory,
  ): Promise<PairReading> {
    const { evidence, refused } = await this.pool.verifyClaims(
      posting.facts,
      resumeText,
      claims,
      earlier,
    );
    return {
      closeReading: { reader, evidence: [...evidence], rejectedClaims: refused.length },
      refused: refused.map((one) => ({ ...one, reason: refusals[one.reason] })),
      modelCalls: [],
    };
  }
}

interface PairWithHistory extends Pair {
  readonly earlier: EarlierEvidence | null;
}

const now = (): number => performance.now();
