import type { ModelCall } from '@rolefit/contracts';
import type { PostingReading, ReadingRecord } from '@rolefit/database';

/** As exact as screens tell it. What a call costs this process beside the provider's time differs by milliseconds between a real and a replayed one. */
const exactMs = 100;

/**
 * What a user is told of how a posting was read: model, tokens and cost of the reading that all share, and the time that it took for this scan. A first
 * and a later reader of a text have the same kind of record (ADR 27).
 * @param shared the reading that is kept, whoever had it made
 * @param tookMs how long this scan's own reading took
 */
export function recordOf(analyser: string, { reading, modelCalls: calls }: PostingReading, tookMs: number): ReadingRecord {
  const modelCalls = calls.map((call) => ({ ...call, durationMs: roughly(call.durationMs) }));
  // The reading's own list has the times that this process took around the calls, of the scan for which they were made.
  const ofReading = modelCalls.map(({ inputTokens, outputTokens, costUsd, durationMs }): ModelCall => ({ inputTokens, outputTokens, costUsd, durationMs }));
  return { analyser, reading: { ...reading, durationMs: roughly(tookMs), calls: reading.model === null ? [] : ofReading }, modelCalls };
}

function roughly(ms: number): number {
  return Math.round(ms / exactMs) * exactMs;
}
