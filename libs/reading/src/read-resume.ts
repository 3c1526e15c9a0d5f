import type { Reading, ResumeFacts } from '@rolefit/contracts';
import { askAbout } from './model/ask-about.js';
import { resumeAnswerSchema } from './model/prompts/answer-schemas.js';
import { emptyResumeAnswer } from './model/prompts/empty-resume-answer.js';
import { readingOf, type ReadOptions } from './read-options.js';
import { textWork } from './text-work.js';

/** Options of a resume reading. */
export interface ReadResumeOptions extends ReadOptions {
  /** The day of reading, `YYYY-MM-DD`, which "present" refers to. */
  readonly asOf: string;
}

/**
 * Reads a resume into facts, each with a quote found in `text`. Without a model the built-in
 * analyser reads deterministically; with one, its facts are verified and merged (see
 * `mergeResumeFacts`).
 * @param text normalised plain text (`normaliseText`), at most `limits.resumeTextChars` UTF-16
 * units, the unit of all offsets
 * @returns facts, and the record of the reading: `rejectedClaims` counts the model's claims that
 * the text does not support
 * @throws AppError MODEL_ANSWER_INVALID or MODEL_ANSWER_CUT if neither of two answers is usable; errors of the
 * model's adapter and of `options.work`
 */
export async function readResume(
  text: string,
  options: ReadResumeOptions,
): Promise<{ facts: ResumeFacts; reading: Reading }> {
  const startedAt = options.now?.() ?? 0;
  const work = options.work ?? textWork;
  const asked = options.model
    ? await askAbout(
        options.model,
        { task: 'read-resume', schema: resumeAnswerSchema, empty: emptyResumeAnswer },
        await work.promptPieces('read-resume', text),
        options,
      )
    : null;
  const { facts, rejectedClaims } = await work.resumeFacts(
    text,
    options.asOf,
    asked?.answers ?? null,
  );
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
