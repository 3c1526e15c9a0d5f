import type { ModelCall } from '@rolefit/contracts';
import type { PostingReading, ReadingRecord } from '@rolefit/database';

/**
 * What a user is told of how a posting was read: model, tokens and cost of the reading that all share, and the time that it took for this scan. A first
 * and a later reader of a text have the same kind of record (ADR 27).
 * @param shared the reading that is kept, whoever had it made
 * @param tookMs how long this scan's own reading took
 */
export function recordOf(analyser: string, { reading, modelCalls }: PostingReading, tookMs: number): ReadingRecord {
  // Calls that came to nothing before the built-in analyser took over are no part of its time.
  const scale = reading.model === null || reading.durationMs === 0 ? 1 : tookMs / reading.durationMs;
  const scaled = <Call extends ModelCall>(call: Call): Call => ({ ...call, durationMs: Math.round(call.durationMs * scale) });
  return {
    analyser,
    reading: { ...reading, durationMs: Math.round(tookMs), calls: (reading.calls ?? []).map(scaled) },
    modelCalls: modelCalls.map(scaled),
  };
}
