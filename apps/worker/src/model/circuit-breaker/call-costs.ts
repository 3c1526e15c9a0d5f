import { estimateTokens, type ModelRequest, type ModelUse } from '@rolefit/reading';

/** Tokens of an answer of usual length. */
export const answerTokens = 500;

/**
 * Slots that one user's calls leave to others: an eighth, but at least one of four. Otherwise one user's hanging calls would block everyone until
 * they time out.
 */
export function slotsReservedForOthers(concurrentCalls: number): number {
  return concurrentCalls < 4 ? 0 : Math.max(1, Math.floor(concurrentCalls / 8));
}

/** Tokens that a call has used. */
export function tokensIn({ inputTokens, outputTokens }: ModelUse): number {
  return inputTokens + outputTokens;
}

/** Estimated tokens of a call, for a limit per minute. */
export function tokensOf({ instructions, schema, input }: ModelRequest): number {
  return estimateTokens(`${instructions}${JSON.stringify(schema.json)}${input}`) + answerTokens;
}
