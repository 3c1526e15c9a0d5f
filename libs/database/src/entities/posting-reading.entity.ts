import type { PostingFacts, Reading, ScanModelCall } from '@rolefit/contracts';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * The facts of a posting, keyed by the hash of its text and by who read it: read by a model once, for all users and all later scans.
 * Deleted with the last scan that refers to the text.
 */
@Entity('posting_readings')
@Index('posting_readings_awaiting', { synchronize: false })
export class PostingReadingEntity {
  @PrimaryColumn('text', { name: 'posting_hash' }) postingHash: string;
  @PrimaryColumn('text') analyser: string;
  @Column('jsonb') facts: PostingFacts;
  @Column('jsonb') reading: Reading;
  /** Answers of a model that it took, those of no use included. Null in rows written before there was this column. */
  @Column('jsonb', { name: 'model_calls', nullable: true }) modelCalls: ScanModelCall[] | null;
  /** How long the provider took, in milliseconds: a later reader's scan takes as long (ADR 27). */
  @Column('int', { name: 'model_ms', nullable: true }) modelMs: number | null;
  /** When a scan of a user to whom the text was new came upon it last. */
  @Column('timestamptz', { name: 'used_at', nullable: true }) usedAt: Date | null;
  @Column('timestamptz', { name: 'created_at', default: () => 'now()' }) createdAt: Date;
}
