import type {
  CloseReader,
  CloseReadingEffect,
  CloseReadingStatus,
  Failure,
  RefusedClaim,
  ScanModelCall,
  SubmittedClaims,
  VerifiedEvidence,
} from '@rolefit/contracts';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { ReadPair } from '../close-readings/read-pair.js';
import { ResumeEntity } from './resume.entity.js';
import { ScanEntity } from './scan.entity.js';
import { UserEntity } from './user.entity.js';

/**
 * The close reading of a scan: its progress, and the evidence of the last one that was completed. `attempt` and `handover` as in `scans`.
 */
@Entity('close_readings')
@ForeignKey(() => ScanEntity, ['userId', 'scanId'], ['userId', 'id'], {
  onDelete: 'CASCADE',
  name: 'close_readings_own_scan_fk',
})
@ForeignKey(() => ResumeEntity, ['userId', 'resumeId'], ['userId', 'id'], {
  onDelete: 'CASCADE',
  name: 'close_readings_own_resume_fk',
})
@Index('close_readings_user', ['userId'])
@Index('close_readings_resume', ['resumeId'])
@Index('close_readings_live', ['status', 'updatedAt'], {
  where: `status IN ('queued', 'reading')`,
})
export class CloseReadingEntity {
  @ForeignKey(() => UserEntity, { onDelete: 'CASCADE', name: 'close_readings_user_fk' })
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'close_readings_pk' })
  userId: string;
  @PrimaryColumn('uuid', { name: 'scan_id', primaryKeyConstraintName: 'close_readings_pk' })
  scanId: string;
  @Column('text') status: CloseReadingStatus;
  @Column('jsonb', { nullable: true }) failure: Failure | null;
  /** An agent's claims, not verified yet; null if a model is to read. */
  @Column('jsonb', { nullable: true }) claims: SubmittedClaims | null;
  @Column('int', { default: 0 }) attempt: number;
  @Column('int', { default: 1 }) handover: number;
  @Column('timestamptz', { name: 'lease_until', nullable: true }) leaseUntil: Date | null;

  /** The version of the resume that the quotes refer to. */
  @Column('uuid', { name: 'resume_id', nullable: true })
  resumeId: string | null;
  @Column('jsonb', { nullable: true }) reader: CloseReader | null;
  /** The model and the prompt version; evidence under another key is not reused. */
  @Column('text', { name: 'reader_version', nullable: true }) readerVersion: string | null;
  @Column('jsonb', { nullable: true }) evidence: VerifiedEvidence[] | null;
  @Column('jsonb', { nullable: true }) refused: RefusedClaim[] | null;
  @Column('int', { name: 'rejected_claims', default: 0 }) rejectedClaims: number;
  /** The evidence of the other resume that was read, if the user has several. */
  @Column('jsonb', { name: 'runner_up', nullable: true }) runnerUp: ReadPair | null;
  /** A copy from the match, for lists. */
  @Column('jsonb', { nullable: true }) effect: CloseReadingEffect | null;
  /** The model calls of the last reading, including those with unusable answers. */
  @Column('jsonb', { name: 'model_calls', default: [] }) modelCalls: ScanModelCall[];
  @Column('timestamptz', { name: 'read_at', nullable: true }) readAt: Date | null;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt: Date;
}
