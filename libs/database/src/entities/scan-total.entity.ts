import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { UserEntity } from './user.entity.js';

/**
 * Running totals of a user's scans, kept by a trigger so that they cannot drift. Spread over shards, because one row a user would
 * make concurrent scans of that user wait for each other's commit.
 */
@Entity('scan_totals')
export class ScanTotalEntity {
  @ForeignKey(() => UserEntity, { onDelete: 'CASCADE', name: 'scan_totals_user_fk' })
  @PrimaryColumn('uuid', { name: 'user_id' }) userId: string;
  @PrimaryColumn('smallint') shard: number;
  @Column('int', { default: 0 }) scans: number;
  @Column('int', { default: 0 }) saved: number;
}
