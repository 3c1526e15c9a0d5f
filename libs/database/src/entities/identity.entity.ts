import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { UserEntity } from './user.entity.js';

/** A sign-in of a person at a provider; `subject` is the provider's own, unchanging id. */
@Entity('identities')
@Index('identities_provider_subject', ['provider', 'subject'], { unique: true })
@Index('identities_user', ['userId'])
export class IdentityEntity {
  @PrimaryColumn('uuid') id: string;
  @ForeignKey(() => UserEntity, { onDelete: 'CASCADE', name: 'identities_user_fk' })
  @Column('uuid', { name: 'user_id' }) userId: string;
  @Column('text') provider: string;
  @Column('text') subject: string;
  @Column('text', { nullable: true }) login: string | null;
  @Column('text', { nullable: true }) email: string | null;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
}
