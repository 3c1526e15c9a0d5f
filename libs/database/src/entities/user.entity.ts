import type { Answers } from '@rolefit/contracts';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { AccountPurgeEntity } from './account-purge.entity.js';

/** A user. `profileRevision` is incremented whenever the inputs of matches change; matches of a lower revision are stale. */
@Entity('users')
@Index('users_deleted', ['deletedAt'], { where: 'deleted_at IS NOT NULL' })
@Index('users_stale_matches', ['id'], { where: 'rescored_revision < profile_revision' })
export class UserEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('text', { nullable: true }) name: string | null;
  @Column('text', { nullable: true }) email: string | null;
  @Column('text', { name: 'github_username', nullable: true }) githubUsername: string | null;
  @Column('text', { nullable: true }) avatar: string | null;
  @Column('text', { nullable: true }) location: string | null;
  @Column('text', { name: 'blog_link', nullable: true }) blogLink: string | null;
  @Column('text', { nullable: true }) bio: string | null;
  @Column('boolean', { name: 'is_onboarding', default: true }) isOnboarding: boolean;
  /** Whether they own this server and may invite others. */
  @Column('boolean', { name: 'is_owner', default: false }) isOwner: boolean;
  /** Number of the default resume, even if nothing is uploaded yet. */
  @Column('int', { name: 'default_resume', default: 1 }) defaultResume: number;
  /** Lower-cased names of skills that the user has removed and that the next reading of a resume must not add again. */
  @Column('text', { name: 'removed_skills', array: true, default: '{}' }) removedSkills: string[];
  /** The user's own answers to conditions of postings; kinds without an answer are absent. */
  @Column('jsonb', { default: {} }) answers: Answers;
  @Column('int', { name: 'profile_revision', default: 0 }) profileRevision: number;
  @Column('int', { name: 'rescored_revision', default: 0 }) rescoredRevision: number;
  /** The last revision for which a rescore failed permanently, and how often it did. */
  @Column('int', { name: 'rescore_failed_revision', nullable: true }) rescoreFailedRevision:
    number | null;
  @Column('int', { name: 'rescore_failures', default: 0 }) rescoreFailures: number;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' }) updatedAt: Date;
  /** Since when the account is hidden; it can be restored for a limited time. */
  @Column('timestamptz', { name: 'deleted_at', nullable: true }) deletedAt: Date | null;
  /** Length of the restore period in days; null for accounts that were deleted before it was a setting. */
  @Column('int', { name: 'restore_days', nullable: true }) restoreDays: number | null;
  /** The receipt of the purge that has begun; signing in is impossible from then on. */
  @ForeignKey(() => AccountPurgeEntity, { name: 'users_purge_fk' })
  @Column('uuid', { name: 'purge_id', nullable: true })
  purgeId: string | null;
}
