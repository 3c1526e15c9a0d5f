import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * The receipt of an erased account: when it was erased, and the counts. It holds no reference to the user: the user's row points here while the purge
 * runs, and is deleted last.
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
