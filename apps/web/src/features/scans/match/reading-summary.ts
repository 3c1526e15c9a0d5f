import { type JobDetail, type Reading, type ScanModelCall } from '@rolefit/contracts';
import { formatDuration, formatUsd } from '@/lib/format';
import { texts as allTexts } from './texts';

const { about: texts } = allTexts;

/** One sentence on how the posting was read. */
function readingWords({ analyser, model, durationMs }: Reading): string {
  const duration = formatDuration(durationMs);
  return model === null
    ? texts.readBuiltin(analyser, duration)
    : texts.readByModel(model, analyser, duration);
}

/** Total cost of the calls; unknown if it is unknown for one. */
function costWords(calls: readonly ScanModelCall[]): string {
  const cost = calls.reduce<number | null>(
    (sum, { costUsd }) => (sum === null || costUsd === null ? null : sum + costUsd),
    0,
  );
  return cost === null ? texts.noPrice : formatUsd(cost);
}

/** How the posting was read and at what cost, one sentence each. */
export function summariseReading({
  reading,
  modelCalls,
}: Pick<JobDetail, 'reading' | 'modelCalls'>): string[] {
  const tokens = modelCalls.reduce(
    (sum, { inputTokens, outputTokens }) => sum + inputTokens + outputTokens,
    0,
  );
  return [
    ...(reading ? [readingWords(reading)] : []),
    ...(reading?.awaitsModel ? [texts.awaitsModel] : []),
    ...(modelCalls.length > 0
      ? [texts.calls(modelCalls.length, texts.tokens(tokens), costWords(modelCalls))]
      : []),
    ...(reading && reading.rejectedClaims > 0 ? [texts.rejected(reading.rejectedClaims)] : []),
  ];
}
