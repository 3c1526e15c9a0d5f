import { AppError } from '@rolefit/contracts';
import { splitText } from './prompts/split-text.js';

/** Characters per token: about four in English, about one and a half in other scripts. Source: tokenizers of common models. */
const latinCharsPerToken = 4;
const otherCharsPerToken = 1.5;

/** Share of the context that is used, as a margin for estimates that are a little low. */
const usableShare = 0.95;
/** Tokens of an answer for each token of text. Source: 49 postings, a mean of 1,114 for 977. */
const answerShare = 1.3;
/** In shorter portions, lines would lose their context. */
const minChars = 1_000;

/** The last accented Latin letter. */
const lastLatin = 0x24f;

/** Estimated number of tokens in a text. */
export function estimateTokens(text: string): number {
  let others = 0;
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > lastLatin) others += 1;
  return Math.ceil((text.length - others) / latinCharsPerToken + others / otherCharsPerToken);
}

/**
 * Splits a text so that each portion fits a model's context, with the constant part of the prompt
 * and room for the answer.
 * @param contextTokens null if unknown: then the text is not split
 * @param overhead the constant part of the prompt
 */
export function portionsOf(
  text: string,
  contextTokens: number | null | undefined,
  overhead: string,
): string[] {
  if (contextTokens === null || contextTokens === undefined) return [text];
  const tokens = (contextTokens * usableShare - estimateTokens(overhead)) / (1 + answerShare);
  const charsPerToken = text.length / Math.max(1, estimateTokens(text));
  return splitText(text, [], Math.max(minChars, Math.floor(tokens * charsPerToken)));
}

/**
 * Splits a text that was too long for a model: by the context size that the error reports, or else into two or three portions.
 * @returns null for another error, and for a text that is too short to be split
 */
export function smallerPortionsOf(
  text: string,
  error: unknown,
  contextTokens: number | null | undefined,
  overhead: string,
): string[] | null {
  const isTooLong = error instanceof AppError && error.code === 'MODEL_TEXT_TOO_LONG';
  if (!isTooLong || text.length < 2 * minChars) return null;
  const portions = portionsOf(text, contextTokens, overhead);
  return portions.length > 1 ? portions : splitText(text, [], Math.ceil(text.length / 2));
}
