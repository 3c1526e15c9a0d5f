import { setTimeout } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import {
  AppError,
  type EvidenceClaim,
  type JobDetail,
  type MatchPoint,
  type RefusedClaim,
} from '@rolefit/contracts';
import {
  type CloseReadingRow,
  CloseReadingsRepository,
  MatchesRepository,
} from '@rolefit/database';
import { jobIdOf, JobProducer } from '@rolefit/queues';
import { ResumesService } from '../resumes/resumes.service.js';
import { ScansService } from '../scans/scans.service.js';
import { type AcceptedClaim, acceptedClaims } from './claim-outcome.js';
import { RedactedResumes } from './redacted-resume.service.js';

/** How long to wait for the result of a submission. Verifying and judging take a second; agents time out after a minute. */
const waitMs = 25_000;
const pollMs = 200;

/** What an agent needs for a close reading. */
export interface CloseReadingMaterial {
  readonly job: JobDetail;
  /** The judged requirements, sorted by points, highest first. */
  readonly requirements: readonly MatchPoint[];
  /** The number of the resume on which the match is based. */
  readonly resumeNumber: number | null;
  /** The numbered and redacted lines of the resume. */
  readonly resumeLines: string;
}

/** Who submits evidence. */
export interface Submitter {
  readonly userId: string;
  readonly tokenName: string;
  readonly requestId: string;
}

/** The result of a submission. `job` takes it into account unless `isPending`. */
export interface SubmissionOutcome {
  readonly job: JobDetail;
  readonly isPending: boolean;
  readonly accepted: readonly AcceptedClaim[];
  readonly refused: readonly RefusedClaim[];
}

/** Agents are asked in English about requirements, whatever language they then speak with their users. */
const agentLanguage = 'en';

/** Close readings by agents: gives them the texts and accepts their evidence. Workers verify it and judge the match by it, as with a model's evidence. */
@Injectable()
export class EvidenceService {
  constructor(
    private readonly scans: ScansService,
    private readonly resumes: ResumesService,
    private readonly redacted: RedactedResumes,
    private readonly matches: MatchesRepository,
    private readonly readings: CloseReadingsRepository,
    private readonly producer: JobProducer,
  ) {}

  /** Starts the redaction thread in the background, so that `material` need not wait for it. */
  prepare(): void {
    this.redacted.prepare();
  }

  /** @throws AppError SCAN_NOT_FOUND, MATCH_NOT_READY, RESUME_NOT_READ, RESUME_TOO_COMPLEX */
  async material(userId: string, scanId: string): Promise<CloseReadingMaterial> {
    const job = await this.judgedScan(userId, scanId);
    // If the match was deleted in the meantime, this is the default resume.
    const resumeNumber = await this.matches.judgedResume(userId, scanId);
    const { text } = await this.resumes.reading(userId, resumeNumber);
    return {
      job,
      resumeNumber,
      requirements: job.points.toSorted((a, b) => b.pointsPossible - a.pointsPossible),
      resumeLines: await this.redacted.linesOf(text),
    };
  }

  /**
   * Submits claims and waits until they are judged.
   * @param resumeNumber the resume that was read; by default the one on which the match is based, which may have changed since
   * @throws AppError SCAN_NOT_FOUND, MATCH_NOT_READY; EVIDENCE_SUPERSEDED if another submission has replaced these claims; the error with which judging failed
   */
  async submit(
    { userId, tokenName, requestId }: Submitter,
    scanId: string,
    claims: readonly EvidenceClaim[],
    resumeNumber?: number,
  ): Promise<SubmissionOutcome> {
    await this.judgedScan(userId, scanId);
    const queued = await this.readings.submit(userId, scanId, {
      reader: { kind: 'agent', name: tokenName },
      claims: [...claims],
      ...(resumeNumber === undefined ? {} : { resumeNumber }),
    });
    if (queued === null) throw new AppError('MATCH_NOT_READY');
    void this.producer.enqueue(
      'match.read-closely',
      { userId, scanId },
      { jobId: jobIdOf(scanId, queued.handover), requestId },
    );
    const reading = await this.waitFor(userId, scanId, queued.handover);
    const job = await this.scans.get(userId, scanId, agentLanguage);
    if (reading === null) return { job, isPending: true, accepted: [], refused: [] };
    const { refused } = reading;
    return { job, isPending: false, accepted: acceptedClaims(claims, refused), refused };
  }

  private async judgedScan(userId: string, scanId: string): Promise<JobDetail> {
    const job = await this.scans.get(userId, scanId, agentLanguage);
    if (job.status !== 'completed' || job.points.length === 0)
      throw new AppError('MATCH_NOT_READY');
    return job;
  }

  /** @returns the completed reading; null if it is still waiting */
  private async waitFor(
    userId: string,
    scanId: string,
    handover: number,
  ): Promise<CloseReadingRow | null> {
    for (const deadline = performance.now() + waitMs; performance.now() < deadline;) {
      const row = await this.readings.find(userId, scanId);
      if (row === null) throw new AppError('SCAN_NOT_FOUND');
      if (row.handover !== handover) throw new AppError('EVIDENCE_SUPERSEDED');
      if (row.status === 'completed') return row;
      if (row.status === 'failed')
        throw new AppError(row.failure?.code ?? 'INTERNAL', {
          ...(row.failure && { detail: row.failure.message }),
        });
      await setTimeout(pollMs);
    }
    return null;
  }
}
