import type { Reading, ResumeFacts } from '@rolefit/contracts';
import { readResumeBuiltin, readResumeLines } from './builtin/read-resume-builtin.js';
import { groundResume, type GroundedResume } from './ground-resume.js';
import { mergeResumeFacts } from './merge-resume.js';
import { resumeAnswerSchema } from './prompts/answer-schemas.js';
import { readingOf, type ReadOptions } from './read-options.js';
import { readableText } from './readable-text.js';
import { readWithModel } from './read-with-model.js';

/** How to read a resume. */
export interface ReadResumeOptions extends ReadOptions {
  /** The day of reading, `YYYY-MM-DD`: what "present" means. */
  readonly asOf: string;
}

function joined(pieces: readonly GroundedResume[]): GroundedResume {
  return {
    roles: pieces.flatMap(({ roles }) => roles),
    skills: pieces.flatMap(({ skills }) => skills),
    education: pieces.flatMap(({ education }) => education),
    languages: pieces.flatMap(({ languages }) => languages),
    licences: pieces.flatMap(({ licences }) => licences),
    clearances: pieces.flatMap(({ clearances }) => clearances),
    workPermits: pieces.flatMap(({ workPermits }) => workPermits),
    places: pieces.flatMap(({ places }) => places),
  };
}

/**
 * Reads a resume into facts, each with a quote found in `text`.
 * Without a model the built-in analyser reads, deterministically; with one its facts are verified and merged (see `mergeResumeFacts`).
 * @param text normalised plain text (`normaliseText`), at most `limits.resumeTextChars` UTF-16 units; offsets count in the same units
 * @returns facts, and how they were read: `rejectedClaims` counts the model's claims that the text does not bear out
 * @throws AppError MODEL_ANSWER_INVALID when the model's answer has no usable shape twice; what the model's adapter throws
 */
export async function readResume(text: string, options: ReadResumeOptions): Promise<{ facts: ResumeFacts; reading: Reading }> {
  const startedAt = options.now?.() ?? 0;
  const readable = await readableText(text);
  if (!options.model) {
    const facts = await readResumeBuiltin(readable.text, options.asOf);
    return { facts, reading: readingOf(options, startedAt, 0, null) };
  }
  const { answers, claims, spent } = await readWithModel(options.model, 'read-resume', readable, resumeAnswerSchema, options);
  const model = joined(answers.map((answer) => groundResume(answer, claims, readable.text)));
  const facts = mergeResumeFacts(model, await readResumeLines(readable.text, options.asOf, model.roles));
  return { facts, reading: readingOf(options, startedAt, claims.rejected, spent) };
}
