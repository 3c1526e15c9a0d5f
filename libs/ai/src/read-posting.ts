import type { PostingFacts, Reading } from '@rolefit/contracts';
import { readPostingBuiltin } from './builtin/read-posting-builtin.js';
import { groundPosting } from './ground-posting.js';
import { joinPostingFacts, mergePostingFacts } from './merge-facts.js';
import { postingAnswerSchema } from './prompts/answer-schemas.js';
import { readingOf, type ReadOptions } from './read-options.js';
import { readableText } from './readable-text.js';
import { readWithModel } from './read-with-model.js';

/**
 * Reads a posting into facts, each with a quote found in `text`.
 * Without a model the built-in analyser reads, deterministically; with one its facts are verified and merged (see `mergePostingFacts`).
 * @param text normalised plain text (`normaliseText`), at most `limits.postingChars` UTF-16 units; offsets count in the same units
 * @returns facts in text order, and how they were read: `rejectedClaims` counts the model's claims that the text does not bear out
 * @throws AppError MODEL_ANSWER_INVALID when the model's answer has no usable shape twice; what the model's adapter throws
 */
export async function readPosting(text: string, options: ReadOptions = {}): Promise<{ facts: PostingFacts; reading: Reading }> {
  const startedAt = options.now?.() ?? 0;
  const readable = await readableText(text);
  if (!options.model) {
    const facts = await readPostingBuiltin(readable.text);
    return { facts, reading: readingOf(options, startedAt, 0, null) };
  }
  const { answers, claims, spent } = await readWithModel(options.model, 'read-posting', readable, postingAnswerSchema, options);
  const model = joinPostingFacts(answers.map((answer, piece) => groundPosting(answer, claims, `m${piece + 1}:`)));
  const facts = mergePostingFacts(model, await readPostingBuiltin(readable.text), readable.text);
  return { facts, reading: readingOf(options, startedAt, claims.rejected, spent) };
}
