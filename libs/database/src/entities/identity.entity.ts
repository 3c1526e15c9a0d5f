import type { IdentityProvider } from '@rolefit/contracts';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { UserEntity } from './user.entity.js';

/**
 * A person's identity at a provider; `subject` is the provider's immutable id, the rest as of the last sign-in. `verifiedEmail` is the normalised e-mail
 * that identities are compared by, and null unless the provider has verified it.
 */
@Entity('identities')
@Index('identities_provider_subject', ['provider', 'subject'], { unique: true })
@Index('identities_user', ['userId'])
@Index('identities_verified_email', ['verifiedEmail'], { where: 'verified_email IS NOT NULL' })
export class IdentityEntity {
  @PrimaryColumn('uuid') id: string;
  @ForeignKey(() => UserEntity, { onDelete: 'CASCADE', name: 'identities_user_fk' })
  @Column('uuid', { name: 'user_id' })
  userId: string;
  @Column('text') provider: IdentityProvider;
  @Column('text') subject: string;
  @Column('text', { nullable: true }) login: string | null;
  @Column('text', { nullable: true }) email: string | null;
  @Column('text', { name: 'verified_email', nullable: true }) verifiedEmail: string | null;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
}
