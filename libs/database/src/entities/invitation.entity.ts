import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { UserEntity } from './user.entity.js';

/** An invitation to create an account on this server. Only the hash of its link is stored. Revoked invitations are deleted. */
@Entity('invitations')
@Index('invitations_user', ['userId'])
@Index('invitations_accepted_by', ['acceptedBy'], { where: 'accepted_by IS NOT NULL' })
@Index('invitations_hash', ['hash'], { unique: true })
export class InvitationEntity {
  @PrimaryColumn('uuid') id: string;
  /** Who invites. */
  @ForeignKey(() => UserEntity, { onDelete: 'CASCADE', name: 'invitations_user_fk' })
  @Column('uuid', { name: 'user_id' })
  userId: string;
  /** For whom it is, in the words of whoever invites. */
  @Column('text', { nullable: true }) note: string | null;
  /** SHA-256 in base64url. */
  @Column('text') hash: string;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { name: 'expires_at' }) expiresAt: Date;
  @Column('timestamptz', { name: 'accepted_at', nullable: true }) acceptedAt: Date | null;
  @ForeignKey(() => UserEntity, { onDelete: 'SET NULL', name: 'invitations_accepted_by_fk' })
  @Column('uuid', { name: 'accepted_by', nullable: true })
  acceptedBy: string | null;
}
