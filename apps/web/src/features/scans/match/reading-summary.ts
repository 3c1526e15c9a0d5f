import { type JobDetail, type Reading, type ScanModelCall } from '@rolefit/contracts';
import { formatDuration, formatUsd } from '@/lib/format';
import { texts as allCloseTexts } from '../close-reading/texts';
import { texts } from './about-texts';

const { about: closeTexts } = allCloseTexts;

type Read = Pick<JobDetail, 'reading' | 'modelCalls' | 'closeReading'>;

/**
 * One sentence on how the posting was read.
 * @param isReadClosely whether a model or an agent read it closely, so the sentence must not claim that no model was used
 */
function readingWords({ model, durationMs }: Reading, isReadClosely: boolean): string {
  const duration = formatDuration(durationMs);
  if (model !== null) return texts.readByModel(model, duration);
  return isReadClosely ? texts.readByRules(duration) : texts.readBuiltin(duration);
}

/** Total cost of the calls; omitted if it is unknown for one of them. */
function costWords(calls: readonly ScanModelCall[]): string[] {
  const cost = calls.reduce<number | null>(
    (sum, { costUsd }) => (sum === null || costUsd === null ? null : sum + costUsd),
    0,
  );
  return cost === null ? [] : [formatUsd(cost)];
}

function effortWords(calls: readonly ScanModelCall[], ...others: readonly string[]): string {
  const tokens = calls.reduce(
    (sum, { inputTokens, outputTokens }) => sum + inputTokens + outputTokens,
    0,
  );
  return [texts.tokens(tokens), ...costWords(calls), ...others].join(', ');
}

/** The cost of the last completed close reading; nothing for an agent's, which calls no model of this server. */
function closeReadingWords(closeReading: Read['closeReading']): string[] {
  if (closeReading?.effect?.reader.kind !== 'model') return [];
  const { modelCalls: calls } = closeReading;
  if (calls.length === 0) return [closeTexts.reused];
  const duration = formatDuration(calls.reduce((sum, { durationMs }) => sum + durationMs, 0));
  return [closeTexts.calls(calls.length, effortWords(calls, duration))];
}

/** How posting and resume were read and at what cost, one sentence each. */
export function summariseReading({ reading, modelCalls, closeReading }: Read): string[] {
  return [
    ...(reading ? [readingWords(reading, closeReading !== null)] : []),
    ...(reading?.awaitsModel ? [texts.awaitsModel] : []),
    ...(modelCalls.length > 0 ? [texts.calls(modelCalls.length, effortWords(modelCalls))] : []),
    ...(reading && reading.rejectedClaims > 0 ? [texts.rejected(reading.rejectedClaims)] : []),
    ...closeReadingWords(closeReading),
  ];
}
