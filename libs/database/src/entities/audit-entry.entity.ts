import type { AuditEvent, AuditProvider, ErrorCode } from '@rolefit/contracts';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { UserEntity } from './user.entity.js';

/**
 * One entry of the audit trail. The user's id is its only reference to a person, and is cleared when the user is erased; refused sign-ins never have
 * one.
 */
@Entity('audit_entries')
@Index('audit_entries_user', ['userId', 'id'])
@Index('audit_entries_at', ['at'])
@Index('audit_entries_refused', ['at'], { where: `event = 'sign-in-refused'` })
export class AuditEntryEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('timestamptz', { default: () => 'now()' }) at: Date;
  @ForeignKey(() => UserEntity, { onDelete: 'SET NULL', name: 'audit_entries_user_fk' })
  @Column('uuid', { name: 'user_id', nullable: true })
  userId: string | null;
  @Column('text') event: AuditEvent;
  @Column('text', { nullable: true }) provider: AuditProvider | null;
  @Column('text', { nullable: true }) refusal: ErrorCode | null;
}
