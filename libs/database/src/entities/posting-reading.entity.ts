import type { PostingFacts, Reading, ScanModelCall } from '@rolefit/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * The facts of a posting, keyed by the hash of its text and by its analyser: read once, for all users and all later scans. Deleted with the last scan
 * of the text.
 */
@Entity('posting_readings')
@Index('posting_readings_awaiting', { synchronize: false })
export class PostingReadingEntity {
  @PrimaryColumn('text', { name: 'posting_hash' }) postingHash: string;
  @PrimaryColumn('text') analyser: string;
  @Column('jsonb') facts: PostingFacts;
  @Column('jsonb') reading: Reading;
  /** The model's answers that this reading took, unusable ones included. Null in rows from before this column. */
  @Column('jsonb', { name: 'model_calls', nullable: true }) modelCalls: ScanModelCall[] | null;
  /** How long the provider took, in milliseconds: a later reader's scan takes as long (ADR 27). */
  @Column('int', { name: 'model_ms', nullable: true }) modelMs: number | null;
  /** When it was last used for a user who had not scanned the text before. */
  @Column('timestamptz', { name: 'used_at', nullable: true }) usedAt: Date | null;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
}
