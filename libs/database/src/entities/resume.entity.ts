import type {
  ErrorCode,
  EvaluationStatus,
  HiddenPassage,
  ReadAs,
  Reading,
  ResumeFacts,
  ResumeFormat,
} from '@rolefit/contracts';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { UserEntity } from './user.entity.js';

/** One uploaded version of one of a user's resumes, and its evaluation. The file is in the object store under `objectKey`. */
@Entity('resumes')
@Index('resumes_user_version', ['userId', 'version'], { unique: true })
@Index('resumes_awaiting', { synchronize: false })
@Index('resumes_analyser', { synchronize: false })
@Index('resumes_live_evaluations', ['evaluationUpdatedAt'], {
  where: `evaluation_status IN ('queued', 'extracting', 'reading')`,
})
export class ResumeEntity {
  @ForeignKey(() => UserEntity, { onDelete: 'CASCADE', name: 'resumes_user_fk' })
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'resumes_pk' })
  userId: string;
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'resumes_pk' }) id: string;
  /** The number of the resume that this is a version of; see `NamedResumeEntity`. */
  @Column('int', { name: 'resume_number', default: 1 }) resumeNumber: number;
  /** Counts the uploads of all resumes of the user. */
  @Column('int') version: number;
  @Column('text', { name: 'object_key' }) objectKey: string;
  @Column('text', { name: 'file_name' }) fileName: string;
  @Column('text', { default: 'pdf' }) format: ResumeFormat;
  @Column('int', { name: 'size_bytes' }) sizeBytes: number;
  @Column('timestamptz', { name: 'uploaded_at', default: () => 'now()' }) uploadedAt: Date;

  @Column('text', { name: 'evaluation_status', nullable: true })
  evaluationStatus: EvaluationStatus | null;
  @Column('timestamptz', { name: 'evaluation_updated_at', nullable: true })
  evaluationUpdatedAt: Date | null;
  @Column('text', { name: 'failure_code', nullable: true }) failureCode: ErrorCode | null;
  @Column('timestamptz', { name: 'waits_since', nullable: true }) waitsSince: Date | null;
  /** The evaluation in progress was queued in the background. */
  @Column('boolean', { name: 'is_reread', default: false }) isReread: boolean;
  @Column('int', { default: 0 }) attempt: number;
  @Column('int', { default: 0 }) handover: number;
  @Column('timestamptz', { name: 'lease_until', nullable: true }) leaseUntil: Date | null;

  @Column('text', { nullable: true }) text: string | null;
  @Column('text', { name: 'read_as', nullable: true }) readAs: ReadAs | null;
  @Column('int', { nullable: true }) pages: number | null;
  @Column('jsonb', { nullable: true }) hidden: HiddenPassage[] | null;
  @Column('jsonb', { nullable: true }) facts: ResumeFacts | null;
  @Column('jsonb', { nullable: true }) reading: Reading | null;
}
