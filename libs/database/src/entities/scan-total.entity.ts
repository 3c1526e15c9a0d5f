import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { UserEntity } from './user.entity.js';

/**
 * Running totals of a user's scans by day (UTC), and over all days in the rows of the day `-infinity`, kept by a trigger so that they
 * cannot drift: the week's count must not read a week of scans, nor the count of all a row for each day. Spread over shards, because one
 * row would make concurrent scans of a user wait for each other's commit.
 */
@Entity('scan_totals')
export class ScanTotalEntity {
  @ForeignKey(() => UserEntity, { onDelete: 'CASCADE', name: 'scan_totals_user_fk' })
  @PrimaryColumn('uuid', { name: 'user_id' }) userId: string;
  @PrimaryColumn('date') day: string;
  @PrimaryColumn('smallint') shard: number;
  @Column('int', { default: 0 }) scans: number;
  @Column('int', { default: 0 }) saved: number;
  /** These four are part of `saved`; what is left of it is at the first stage. */
  @Column('int', { default: 0 }) applied: number;
  @Column('int', { default: 0 }) interview: number;
  @Column('int', { default: 0 }) offer: number;
  @Column('int', { default: 0 }) rejected: number;
}
