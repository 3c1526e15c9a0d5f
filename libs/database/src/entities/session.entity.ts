import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { UserEntity } from './user.entity.js';

/**
 * A signed-in client. Refresh tokens are derived from the session's id and `generation` with the server's secret, so neither tokens nor hashes are
 * stored, and other tabs can be given the current token again within the grace period.
 */
@Entity('sessions')
@Index('sessions_id', ['id'])
@Index('sessions_user', ['userId'])
@Index('sessions_user_open', ['userId'], { where: 'revoked_at IS NULL' })
@Index('sessions_end', { synchronize: false })
export class SessionEntity {
  @ForeignKey(() => UserEntity, { onDelete: 'CASCADE', name: 'sessions_user_fk' })
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'sessions_pk' })
  userId: string;
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'sessions_pk' }) id: string;
  @Column('text') kind: 'web' | 'extension';
  @Column('int', { default: 1 }) generation: number;
  /** How many generations before this one were issued but never used, because the response was lost. */
  @Column('int', { name: 'lost_generations', default: 0 }) lostGenerations: number;
  /** As shown in the list of devices; nothing else of the user agent is stored. */
  @Column('text', { nullable: true }) browser: string | null;
  @Column('text', { nullable: true }) system: string | null;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  /** Times of the last token rotations, newest first. */
  @Column('timestamptz', { array: true, default: () => "'{}'" }) rotations: Date[];
  @Column('timestamptz', { name: 'expires_at' }) expiresAt: Date;
  @Column('timestamptz', { name: 'revoked_at', nullable: true }) revokedAt: Date | null;
}
