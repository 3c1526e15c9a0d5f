import {
  AppError,
  type CloseReading,
  type RefusedClaim,
  type ScanModelCall,
} from '@rolefit/contracts';
import type {
  ClaimedCloseReading,
  CloseReadingResult,
  CloseReadingWorkRepository,
  ProfileForMatching,
  ReadPair,
} from '@rolefit/database';
import type { EvidenceByResume } from '../match-judge.js';
import type { Pair, PairReading } from './pair-reader.js';
import type { StoredEvidence } from './stored-evidence.js';

/** The evidence for one posting in a user's resumes: from earlier readings and from this one. */
export class FoundEvidence {
  private readonly refused: RefusedClaim[] = [];
  private readonly modelCalls: ScanModelCall[] = [];
  private readonly readNow = new Map<number, string>();

  private constructor(
    private readonly evidence: Map<number, CloseReading>,
    private readonly pairs: Map<number, ReadPair>,
  ) {}

  /** Starts with the evidence stored for the scan, moved to the current versions of the resumes. */
  static async load(
    evidence: StoredEvidence,
    readings: CloseReadingWorkRepository,
    claim: ClaimedCloseReading,
    profile: ProfileForMatching,
  ): Promise<FoundEvidence> {
    const stored = await readings.stored(claim);
    const moved = await evidence.mover(claim.userId, profile)(stored);
    return new FoundEvidence(
      new Map(moved),
      new Map(stored.map(({ resumeNumber, ...pair }) => [resumeNumber, pair])),
    );
  }

  get byResume(): EvidenceByResume {
    return this.evidence;
  }

  /** Whether a model was asked. */
  get hasCalls(): boolean {
    return this.modelCalls.length > 0;
  }

  /** Adds a reading of the current version of a resume. */
  add(
    { resumeId, resumeNumber }: Pair,
    { closeReading, refused, modelCalls }: PairReading,
    readerVersion: string,
  ): void {
    this.evidence.set(resumeNumber, closeReading);
    this.pairs.set(resumeNumber, { ...closeReading, resumeId, readerVersion });
    this.readNow.set(resumeNumber, resumeId);
    this.refused.push(...refused);
    this.modelCalls.push(...modelCalls);
  }

  /** Whether the versions that were read are still current. */
  isOf(profile: ProfileForMatching | null): profile is ProfileForMatching {
    return (
      profile !== null &&
      [...this.readNow].every(([number, resumeId]) =>
        profile.resumes.some((resume) => resume.number === number && resume.resumeId === resumeId),
      )
    );
  }

  /**
   * The evidence for at most two resumes, the better one first. New evidence takes precedence over stored evidence.
   * @param ranked numbers of the resumes that could be judged, the best one first
   * @throws AppError POSTING_TOO_COMPLEX if none of them was read
   */
  toStore(ranked: readonly number[]): Pick<CloseReadingResult, 'pairs' | 'refused' | 'modelCalls'> {
    const known = ranked.filter((number) => this.pairs.has(number));
    const kept = known.toSorted(
      (a, b) => Number(this.readNow.has(b)) - Number(this.readNow.has(a)),
    );
    const numbers = new Set(kept.slice(0, 2));
    const [pair, runnerUp] = known.flatMap((number) =>
      numbers.has(number) ? (this.pairs.get(number) ?? []) : [],
    );
    if (pair === undefined) throw new AppError('POSTING_TOO_COMPLEX');
    return {
      pairs: runnerUp === undefined ? [pair] : [pair, runnerUp],
      refused: this.refused,
      modelCalls: this.modelCalls,
    };
  }
}
