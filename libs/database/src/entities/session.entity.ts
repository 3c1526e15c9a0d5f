import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { UserEntity } from './user.entity.js';

/**
 * A signed-in client. Refresh tokens are derived from the session's id and `generation` with the server's secret, so no token
 * and no hash of one is stored, and other tabs can be given the current one again within the grace time.
 */
@Entity('sessions')
@Index('sessions_user', ['userId'])
@Index('sessions_user_open', ['userId'], { where: 'revoked_at IS NULL' })
@Index('sessions_end', { synchronize: false })
export class SessionEntity {
  @PrimaryColumn('uuid') id: string;
  @ForeignKey(() => UserEntity, { onDelete: 'CASCADE', name: 'sessions_user_fk' })
  @Column('uuid', { name: 'user_id' }) userId: string;
  @Column('text') kind: 'web' | 'extension';
  @Column('int', { default: 1 }) generation: number;
  /** How many generations before this one were given out and never came back: their answer was lost on its way. */
  @Column('int', { name: 'lost_generations', default: 0 }) lostGenerations: number;
  /** What the list of devices calls it; nothing else of its header is kept. */
  @Column('text', { nullable: true }) browser: string | null;
  @Column('text', { nullable: true }) system: string | null;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  /** When the last tokens were replaced, newest first. */
  @Column('timestamptz', { array: true, default: () => "'{}'" }) rotations: Date[];
  @Column('timestamptz', { name: 'expires_at' }) expiresAt: Date;
  @Column('timestamptz', { name: 'revoked_at', nullable: true }) revokedAt: Date | null;
}
