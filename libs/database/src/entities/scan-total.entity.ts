import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { UserEntity } from './user.entity.js';

/**
 * Running totals of a user's scans per day (UTC), and over all days under the day `-infinity`, so that counts need not read the scans. A trigger
 * maintains them, so that they cannot drift. They are sharded because concurrent scans of a user would wait for each other's commit on a single row.
 */
@Entity('scan_totals')
export class ScanTotalEntity {
  @ForeignKey(() => UserEntity, { onDelete: 'CASCADE', name: 'scan_totals_user_fk' })
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string;
  @PrimaryColumn('date') day: string;
  @PrimaryColumn('smallint') shard: number;
  @Column('int', { default: 0 }) scans: number;
  @Column('int', { default: 0 }) saved: number;
  /** These four are included in `saved`; the rest of it is at the first stage. */
  @Column('int', { default: 0 }) applied: number;
  @Column('int', { default: 0 }) interview: number;
  @Column('int', { default: 0 }) offer: number;
  @Column('int', { default: 0 }) rejected: number;
}
