import { Injectable } from '@nestjs/common';
import { moveEvidence } from '@rolefit/close-reading';
import type { CloseReading } from '@rolefit/contracts';
import {
  CloseReadingWorkRepository,
  type ProfileForMatching,
  type StoredCloseReading,
} from '@rolefit/database';

type OfProfile = Pick<ProfileForMatching, 'resumeId'>;

/** Evidence of earlier close readings, for matches that are judged again. */
@Injectable()
export class StoredEvidence {
  constructor(private readonly readings: CloseReadingWorkRepository) {}

  /** The evidence for a scan; null where rules alone link it. */
  async ofScan(userId: string, scanId: string, profile: OfProfile): Promise<CloseReading | null> {
    const stored = await this.readings.stored(scanId);
    return stored === null ? null : this.mover(userId, profile)(stored);
  }

  /** Takes evidence over to the resume of a profile, whose text is loaded once, and only where it is another version. */
  mover(
    userId: string,
    { resumeId }: OfProfile,
  ): (stored: StoredCloseReading) => Promise<CloseReading> {
    let text: Promise<string | null> | null = null;
    return async ({ resumeId: readResumeId, reader, evidence, rejectedClaims }) => {
      if (readResumeId === resumeId) return { reader, evidence, rejectedClaims };
      text ??= this.readings.resumeText(userId, resumeId);
      return { reader, evidence: moveEvidence(evidence, (await text) ?? ''), rejectedClaims };
    };
  }
}
