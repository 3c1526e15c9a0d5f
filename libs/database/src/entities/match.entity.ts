import type { SkillGap, StoredMatch, StoredOtherResume } from '@rolefit/contracts';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { ResumeEntity } from './resume.entity.js';
import { ScanEntity } from './scan.entity.js';
import { UserEntity } from './user.entity.js';

/** The match of a scan with its inputs: the resume that fits best, the revision of the profile and the reading. */
@Entity('matches')
@ForeignKey(() => ScanEntity, ['userId', 'scanId'], ['userId', 'id'], {
  onDelete: 'CASCADE',
  name: 'matches_own_scan_fk',
})
@ForeignKey(() => ResumeEntity, ['userId', 'resumeId'], ['userId', 'id'], {
  onDelete: 'CASCADE',
  name: 'matches_own_resume_fk',
})
@Index('matches_user_revision', ['userId', 'profileRevision'])
@Index('matches_resume', ['resumeId'])
@Index('matches_analyser', ['analyser', 'scanId'])
@Index('matches_user_judge', { synchronize: false })
export class MatchEntity {
  @ForeignKey(() => UserEntity, { onDelete: 'CASCADE', name: 'matches_user_fk' })
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'matches_pk' })
  userId: string;
  @PrimaryColumn('uuid', { name: 'scan_id', primaryKeyConstraintName: 'matches_pk' })
  scanId: string;
  @Column('uuid', { name: 'resume_id' })
  resumeId: string;
  @Column('int', { name: 'profile_revision' }) profileRevision: number;
  @Column('text', { name: 'posting_hash' }) postingHash: string;
  @Column('text') analyser: string;
  @Column('jsonb') match: StoredMatch;
  /** How well the user's other resumes fit, the best first. */
  @Column('jsonb', { name: 'other_resumes', default: [] }) otherResumes: StoredOtherResume[];
  /** Outside the match document, since the insights read the gaps of thousands of matches. */
  @Column('jsonb', { default: [] }) gaps: SkillGap[];
  /** Whether the posting is in the user's own field of work; only these are counted. */
  @Column('boolean', { name: 'is_own_field', default: false }) isOwnField: boolean;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
}
