import type { ModelCall } from '@rolefit/contracts';
import type { PostingReading, ReadingRecord } from '@rolefit/database';

/** As precise as screens show it. A simulated call differs from a real one by milliseconds of overhead, which must not show. */
const exactMs = 100;

/**
 * The reading record that a user sees: model, tokens and cost of the shared reading, and the time that this scan took. The first and every later reader
 * of a text get the same kind of record (ADR 27).
 * @param shared the cached reading
 * @param tookMs how long this scan's own reading took
 */
export function recordOf(
  analyser: string,
  { reading, modelCalls: calls }: PostingReading,
  tookMs: number,
): ReadingRecord {
  const modelCalls = calls.map((call) => ({ ...call, durationMs: roughly(call.durationMs) }));
  // The reading's own list holds the durations measured for the first scan.
  const ofReading = modelCalls.map(
    ({ inputTokens, outputTokens, costUsd, durationMs }): ModelCall => ({
      inputTokens,
      outputTokens,
      costUsd,
      durationMs,
    }),
  );
  return {
    analyser,
    reading: {
      ...reading,
      durationMs: roughly(tookMs),
      calls: reading.model === null ? [] : ofReading,
    },
    modelCalls,
  };
}

function roughly(ms: number): number {
  return Math.round(ms / exactMs) * exactMs;
}
