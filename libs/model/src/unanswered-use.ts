import { estimateTokens, type ModelRequest, type ModelUse } from '@rolefit/reading';
import { constantPart } from './chat-dialect.js';
import { type ModelPrices, useOf } from './usage.js';

/**
 * Estimates what a call without an answer may be billed for, since the endpoint may have processed it.
 * @param outputTokens estimated
 */
export function unansweredUse(
  { name, ...prices }: ModelPrices & { readonly name: string },
  request: ModelRequest,
  outputTokens = 0,
): ModelUse {
  const prompt = `${constantPart(request)}${request.input}`;
  return useOf(name, estimateTokens(prompt), outputTokens, prices);
}
