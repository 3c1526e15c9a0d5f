import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { UserEntity } from './user.entity.js';

/**
 * The name of one of a user's resumes, and whether it was removed; its versions are in `resumes`. A resume that was neither named nor removed has no row.
 */
@Entity('named_resumes')
export class NamedResumeEntity {
  @ForeignKey(() => UserEntity, { onDelete: 'CASCADE', name: 'named_resumes_user_fk' })
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'named_resumes_pk' })
  userId: string;
  /** As in `resumes.resume_number`. */
  @PrimaryColumn('int', { primaryKeyConstraintName: 'named_resumes_pk' }) number: number;
  @Column('text') name: string;
  /** Its versions are deleted once no match refers to them. */
  @Column('timestamptz', { name: 'removed_at', nullable: true }) removedAt: Date | null;
}
