import type { TokenScope } from '@rolefit/contracts';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { UserEntity } from './user.entity.js';

/**
 * A personal access token. Only its hash is stored: the token is random, so neither salt nor a slow hash would add anything. Revoked tokens are
 * deleted.
 */
@Entity('access_tokens')
@Index('access_tokens_user', ['userId'])
@Index('access_tokens_hash', ['hash'], { unique: true })
export class AccessTokenEntity {
  @PrimaryColumn('uuid') id: string;
  @ForeignKey(() => UserEntity, { onDelete: 'CASCADE', name: 'access_tokens_user_fk' })
  @Column('uuid', { name: 'user_id' })
  userId: string;
  @Column('text') name: string;
  /** The first characters of the token. */
  @Column('text') hint: string;
  /** SHA-256 in hexadecimal. */
  @Column('text') hash: string;
  @Column('text', { array: true }) scopes: TokenScope[];
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { name: 'expires_at', nullable: true }) expiresAt: Date | null;
  @Column('timestamptz', { name: 'last_used_at', nullable: true }) lastUsedAt: Date | null;
}
