import { estimateTokens, type ModelRequest, type ModelUse } from '@rolefit/reading';

/** Tokens of an answer of usual length. */
export const answerTokens = 500;

/** Tokens that a call has used. */
export function tokensIn({ inputTokens, outputTokens }: ModelUse): number {
  return inputTokens + outputTokens;
}

/** Estimated tokens of a call, for a limit per minute. */
export function tokensOf({ instructions, schema, input }: ModelRequest): number {
  return estimateTokens(`${instructions}${JSON.stringify(schema.json)}${input}`) + answerTokens;
}
