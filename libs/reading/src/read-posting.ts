import type { PostingFacts, Reading } from '@rolefit/contracts';
import { askAbout } from './model/ask-about.js';
import { postingAnswerSchema } from './model/prompts/answer-schemas.js';
import { emptyPostingAnswer } from './model/prompts/empty-posting-answer.js';
import { readingOf, type ReadOptions } from './read-options.js';
import { textWork } from './text-work.js';

/**
 * Reads a posting into facts, each with a quote found in `text`. Without a model the built-in
 * analyser reads deterministically; with one, its facts are verified and merged (see
 * `mergePostingFacts`).
 * @param text normalised plain text (`normaliseText`), at most `limits.postingChars` UTF-16 units,
 * the unit of all offsets
 * @returns facts in text order, and the record of the reading: `rejectedClaims` counts the model's
 * claims that the text does not support or that have no usable shape
 * @throws AppError MODEL_ANSWER_INVALID or MODEL_ANSWER_CUT if neither of two answers is usable; errors of the
 * model's adapter and of `options.work`
 */
export async function readPosting(
  text: string,
  options: ReadOptions = {},
): Promise<{ facts: PostingFacts; reading: Reading }> {
  const startedAt = options.now?.() ?? 0;
  const work = options.work ?? textWork;
  const asked = options.model
    ? await askAbout(
        options.model,
        { task: 'read-posting', schema: postingAnswerSchema, empty: emptyPostingAnswer },
        await work.promptPieces('read-posting', text),
        options,
      )
    : null;
  const { facts, rejectedClaims } = await work.postingFacts(text, asked?.answers ?? null);
  return {
    facts,
    reading: readingOf(
      options,
      startedAt,
      rejectedClaims + (asked?.dropped ?? 0),
      asked?.spent ?? null,
    ),
  };
}
