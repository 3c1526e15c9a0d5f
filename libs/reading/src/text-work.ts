import type { PostingFacts, ResumeFacts } from '@rolefit/contracts';
import { readPostingBuiltin } from './posting/read.js';
import { readResumeBuiltin, readResumeLines } from './resume/read.js';
import { splitLines } from './document/lines.js';
import { headingOf } from './posting/sections.js';
import { resumeHeading } from './resume/sections.js';
import { Claims } from './model/claims.js';
import { groundPosting } from './model/ground-posting.js';
import { groundResume, type GroundedResume } from './model/ground-resume.js';
import { joinPostingFacts, mergePostingFacts } from './model/merge-facts.js';
import { mergeResumeFacts } from './model/merge-resume.js';
import type { ReadingTask } from './ports.js';
import type { PostingAnswer, ResumeAnswer } from './model/prompts/answer-schemas.js';
import { splitText } from './model/prompts/split-text.js';
import { readableText } from './readable-text.js';
import { redact } from './redaction/redact.js';

/** Facts, and the number of the model's claims that the text does not support. */
export interface VerifiedFacts<Facts> {
  readonly facts: Facts;
  readonly rejectedClaims: number;
}

/**
 * The CPU-bound parts of reading: everything but querying a model. They are pure, with inputs and
 * outputs that survive a structured clone, so a server can run them in another thread, where a slow
 * text blocks no other work.
 */
export interface TextWork {
  /** A text as sent to a model: redacted, and split by section if long. */
  promptPieces(task: ReadingTask, text: string): Promise<readonly string[]>;
  /**
   * @param answers a model's answers about each of `promptPieces`; null if only the built-in
   * analyser reads
   */
  postingFacts(
    text: string,
    answers: readonly PostingAnswer[] | null,
  ): Promise<VerifiedFacts<PostingFacts>>;
  /**
   * @param asOf the day of reading, `YYYY-MM-DD`
   * @param answers as for `postingFacts`
   */
  resumeFacts(
    text: string,
    asOf: string,
    answers: readonly ResumeAnswer[] | null,
  ): Promise<VerifiedFacts<ResumeFacts>>;
}

const kindOf = { 'read-posting': 'posting', 'read-resume': 'resume' } as const satisfies Record<
  ReadingTask,
  'posting' | 'resume'
>;

const isHeading = {
  'read-resume': (line) => resumeHeading(line) !== null,
  'read-posting': (line) => headingOf(line) !== null,
} as const satisfies Record<ReadingTask, (line: ReturnType<typeof splitLines>[number]) => boolean>;

/** See `TextWork.promptPieces`. */
export async function promptPieces(task: ReadingTask, text: string): Promise<readonly string[]> {
  const readable = await readableText(text);
  const redacted = redact(readable.text, kindOf[task]);
  const sectionStarts = splitLines(redacted.text).flatMap((line) =>
    isHeading[task](line) ? [line.start] : [],
  );
  return splitText(redacted.text, sectionStarts);
}

/** Verifies claims about a text. Redaction is deterministic, so the tokens in an answer are those of the prompt. */
export function claimsAbout(
  readable: Awaited<ReturnType<typeof readableText>>,
  task: ReadingTask,
): Claims {
  return new Claims(
    readable.text,
    task,
    redact(readable.text, kindOf[task]).restore,
    readable.isLeftOut,
  );
}

async function postingFacts(
  text: string,
  answers: readonly PostingAnswer[] | null,
): Promise<VerifiedFacts<PostingFacts>> {
  const readable = await readableText(text);
  const builtin = await readPostingBuiltin(readable.text);
  if (answers === null) return { facts: builtin, rejectedClaims: 0 };
  const claims = claimsAbout(readable, 'read-posting');
  const model = joinPostingFacts(
    answers.map((answer, piece) => groundPosting(answer, claims, `m${piece + 1}:`)),
  );
  return {
    facts: mergePostingFacts(model, builtin, readable.text),
    rejectedClaims: claims.rejected,
  };
}

async function resumeFacts(
  text: string,
  asOf: string,
  answers: readonly ResumeAnswer[] | null,
): Promise<VerifiedFacts<ResumeFacts>> {
  const readable = await readableText(text);
  if (answers === null)
    return { facts: await readResumeBuiltin(readable.text, asOf), rejectedClaims: 0 };
  const claims = claimsAbout(readable, 'read-resume');
  const model = joined(answers.map((answer) => groundResume(answer, claims, readable.text)));
  return {
    facts: mergeResumeFacts(model, await readResumeLines(readable.text, asOf, model.roles)),
    rejectedClaims: claims.rejected,
  };
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

/** Runs the work in the calling thread. */
export const textWork: TextWork = { promptPieces, postingFacts, resumeFacts };
