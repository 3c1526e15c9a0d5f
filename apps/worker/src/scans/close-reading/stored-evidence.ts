import { Injectable } from '@nestjs/common';
import { moveEvidence } from '@rolefit/close-reading';
import type { CloseReading } from '@rolefit/contracts';
import {
  CloseReadingWorkRepository,
  type OwnedRow,
  type ProfileForMatching,
  type StoredCloseReading,
} from '@rolefit/database';
import type { EvidenceByResume } from '../match-judge.js';

type OfProfile = Pick<ProfileForMatching, 'resumes'>;

/** Evidence of earlier close readings, for matches that are judged again. */
@Injectable()
export class StoredEvidence {
  constructor(private readonly readings: CloseReadingWorkRepository) {}

  /** The evidence for a scan; empty if only rules link it. */
  async ofScan(scan: OwnedRow, profile: OfProfile): Promise<EvidenceByResume> {
    return this.mover(scan.userId, profile)(await this.readings.stored(scan));
  }

  /** Moves evidence to the current versions of the resumes of a profile. Their texts are loaded once, and only if the evidence is from another version. */
  mover(
    userId: string,
    { resumes }: OfProfile,
  ): (stored: readonly StoredCloseReading[]) => Promise<EvidenceByResume> {
    const texts = new Map<string, Promise<string | null>>();
    const textOf = (resumeId: string) => {
      const text = texts.get(resumeId) ?? this.readings.resumeText(userId, resumeId);
      texts.set(resumeId, text);
      return text;
    };
    return async (stored) => {
      const moved = new Map<number, CloseReading>();
      for (const one of stored) {
        const resume = resumes.find(({ number }) => number === one.resumeNumber);
        if (resume === undefined) continue;
        const { reader, rejectedClaims } = one;
        const evidence =
          one.resumeId === resume.resumeId
            ? one.evidence
            : moveEvidence(one.evidence, (await textOf(resume.resumeId)) ?? '');
        moved.set(resume.number, { reader, evidence, rejectedClaims });
      }
      return moved;
    };
  }
}
