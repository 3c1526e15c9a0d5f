import type {
  Failure,
  Highlights,
  SavedStage,
  ScanModelCall,
  ScanStatus,
  Score,
} from '@rolefit/contracts';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { ReadingRecord } from '../postings/reading-record.js';
import { UserEntity } from './user.entity.js';

/**
 * One user's request to score one posting. `attempt` counts claims and is the fencing token of a worker's writes; `handover` counts how often the scan
 * was enqueued and is part of the job's id; scores are denormalised from the match for lists.
 */
@Entity('scans')
@Index('scans_user_newest', { synchronize: false })
@Index('scans_user_saved', { synchronize: false })
@Index('scans_user_best', { synchronize: false })
@Index('scans_user_worst', { synchronize: false })
@Index('scans_user_company', { synchronize: false })
@Index('scans_user_title', { synchronize: false })
@Index('scans_user_url', { synchronize: false })
@Index('scans_user_next', { synchronize: false })
@Index('scans_user_archived', { synchronize: false })
@Index('scans_without_score_analyser', { synchronize: false })
@Index('scans_user_job', ['userId', 'jobId'], { unique: true })
@Index('scans_live', ['status', 'updatedAt'], {
  where: `status IN ('queued', 'reading', 'matching', 'waiting-for-resume')`,
})
@Index('scans_user_in_flight', ['userId'], { where: `status IN ('queued', 'reading', 'matching')` })
@Index('scans_posting_user', ['postingHash', 'userId'])
export class ScanEntity {
  @ForeignKey(() => UserEntity, { onDelete: 'CASCADE', name: 'scans_user_fk' })
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'scans_pk' })
  userId: string;
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'scans_pk' }) id: string;
  @Column('text', { name: 'job_id' }) jobId: string;
  /** Given by the user; takes precedence over `readTitle`. */
  @Column('text', { name: 'given_title', nullable: true }) givenTitle: string | null;
  @Column('text', { name: 'read_title', nullable: true }) readTitle: string | null;
  @Column('text', { name: 'company_name' }) companyName: string;
  @Column('text', { nullable: true }) logo: string | null;
  @Column('text') url: string;
  @Column('text', { name: 'posting_text' }) postingText: string;
  /** SHA-256 of `postingText`, hex. */
  @Column('text', { name: 'posting_hash' }) postingHash: string;

  @Column('text') status: ScanStatus;
  @Column('jsonb', { nullable: true }) failure: Failure | null;
  @Column('int', { default: 0 }) attempt: number;
  @Column('int', { default: 0 }) handover: number;
  @Column('timestamptz', { name: 'lease_until', nullable: true }) leaseUntil: Date | null;

  @Column('jsonb', { nullable: true }) score: Score | null;
  @Column('int', { name: 'overall_score', nullable: true }) overallScore: number | null;
  /** Lower end of the score's range, by which lists are sorted. Null where the match has no range. */
  @Column('int', { name: 'score_low', nullable: true }) scoreLow: number | null;
  @Column('boolean', { name: 'ready_to_apply', nullable: true }) readyToApply: boolean | null;
  /** What lists show of the match; denormalised like the scores. Null in rows from before this column until they are judged again. */
  @Column('jsonb', { nullable: true }) highlights: Highlights | null;
  @Column('int', { name: 'former_score', nullable: true }) formerScore: number | null;
  /** When it was replaced. */
  @Column('timestamptz', { name: 'former_score_at', nullable: true }) formerScoreAt: Date | null;
  /** Model calls that this scan caused, including those of failed runs: the operator's costs. Users see `readingRecord` (ADR 27). */
  @Column('jsonb', { name: 'model_calls', default: [] }) modelCalls: ScanModelCall[];
  /** How the posting was read, as far as this user may see. Null before that, and in rows from before this column. */
  @Column('jsonb', { name: 'reading_record', nullable: true }) readingRecord: ReadingRecord | null;

  @Column('timestamptz', { name: 'saved_at', nullable: true }) savedAt: Date | null;
  /** Has its default where the scan is not saved, like the note. */
  @Column('text', { name: 'saved_stage', default: 'saved' }) savedStage: SavedStage;
  @Column('text', { name: 'saved_note', default: '' }) savedNote: string;

  /** When the user put it aside. */
  @Column('timestamptz', { name: 'archived_at', nullable: true }) archivedAt: Date | null;

  /** Folded title and company, by which lists are sorted and searched; maintained by a trigger. */
  @Column({ type: 'text', name: 'title_key', nullable: true, collation: 'C' }) titleKey:
    string | null;
  @Column({ type: 'text', name: 'company_key', collation: 'C' }) companyKey: string;

  /** In whole milliseconds, the precision of a JavaScript date, so that cursors are exact. */
  @Column('timestamptz', { name: 'created_at', default: () => `date_trunc('milliseconds', now())` })
  createdAt: Date;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt: Date;
}
