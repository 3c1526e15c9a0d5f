import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * The receipt of an erased account: that it was done, when, and how much it was. It says nothing of whom: while the purge runs the user's row
 * points here, and that row is the last to go.
 */
@Entity('account_purges')
export class AccountPurgeEntity {
  @PrimaryColumn('uuid') id: string;
  @Column('timestamptz', { name: 'started_at', default: () => 'now()' }) startedAt: Date;
  @Column('timestamptz', { name: 'finished_at', nullable: true }) finishedAt: Date | null;
  @Column('int', { default: 0 }) scans: number;
  /** Shared readings that only scans of this account referred to. */
  @Column('int', { default: 0 }) readings: number;
  /** Versions of the resume, each with its file. */
  @Column('int', { default: 0 }) resumes: number;
}
