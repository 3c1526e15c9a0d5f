import { Column, CreateDateColumn, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { UserEntity } from './user.entity.js';

/** A passkey of a user. An authenticator names the user when it signs in, so rows are found by user and credential. */
@Entity('passkeys')
@Unique('passkeys_credential', ['userId', 'credentialId'])
export class PasskeyEntity {
  @ForeignKey(() => UserEntity, { onDelete: 'CASCADE', name: 'passkeys_user_fk' })
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'passkeys_pk' })
  userId: string;
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'passkeys_pk' }) id: string;
  /** The authenticator's id of the key pair, in base64url. */
  @Column('text', { name: 'credential_id' }) credentialId: string;
  /** COSE key in base64url. */
  @Column('text', { name: 'public_key' }) publicKey: string;
  /** The authenticator's counter of signatures, up to 2^32; 0 where it does not count. */
  @Column('bigint') signatures: string;
  /** How browsers can reach the authenticator, such as `usb` or `internal`. */
  @Column('text', { array: true }) transports: string[];
  /** Host name of the server at the time, which the key pair is bound to. */
  @Column('text') site: string;
  @Column('text') name: string;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
  @Column('timestamptz', { name: 'last_used_at', nullable: true }) lastUsedAt: Date | null;
}
