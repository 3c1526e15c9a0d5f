import { type ConditionTopic, conditionTopicSchema } from '@rolefit/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { run } from '../run.js';

/** The conditions of work that a user's own postings set. */
@Injectable()
export class AskedConditionsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * The topics, the most frequent first. A posting that was scanned twice counts once, as does a topic that it names twice.
   * @param over how many of the newest completed scans to consider
   */
  async find(userId: string, over: number): Promise<ConditionTopic[]> {
    const rows = await run<{ topic: ConditionTopic | null }>(
      this.dataSource,
      `WITH own AS (
         SELECT DISTINCT m.posting_hash, m.analyser
         FROM (SELECT id FROM scans WHERE user_id = $1 AND status = 'completed' ORDER BY created_at DESC, id DESC LIMIT $2) s
         JOIN matches m ON m.user_id = $1 AND m.scan_id = s.id)
       SELECT condition->>'topic' AS topic
       FROM own JOIN posting_readings USING (posting_hash, analyser)
       CROSS JOIN LATERAL jsonb_array_elements(facts->'conditions') AS condition
       WHERE condition->>'topic' = ANY($3::text[])
       GROUP BY 1 ORDER BY count(DISTINCT posting_hash) DESC, array_position($3::text[], condition->>'topic')`,
      // Readings of another version may name topics that this one does not know.
      [userId, over, conditionTopicSchema.options],
    );
    return rows.flatMap(({ topic }) => topic ?? []);
  }
}
