import type { Correction } from '@rolefit/contracts';
import { Column, CreateDateColumn, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { UserEntity } from './user.entity.js';

/** What a user has corrected; see `Correction`. */
@Entity('corrections')
@Unique('corrections_key', ['userId', 'key'])
export class CorrectionEntity {
  @ForeignKey(() => UserEntity, { onDelete: 'CASCADE', name: 'corrections_user_fk' })
  @PrimaryColumn('uuid', { name: 'user_id', primaryKeyConstraintName: 'corrections_pk' })
  userId: string;
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'corrections_pk' }) id: string;
  /** SHA-256 of the corrected requirement, condition or fact, without the ruling. */
  @Column('text') key: string;
  @Column('jsonb') body: Omit<Correction, 'id' | 'createdAt'>;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
}
