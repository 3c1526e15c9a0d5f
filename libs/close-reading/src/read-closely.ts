import type { CloseReading, PostingFacts } from '@rolefit/contracts';
import { addSpent, askModel, type LanguageModel, randomNonce, type Spent } from '@rolefit/reading';
import type { EarlierReading } from './carry-over.js';
import { closeWork, type CloseWork } from './close-work.js';
import { type EvidenceAnswer, evidenceAnswerSchema } from './prompt/answer-schema.js';
import type { EvidencePrompt } from './prompt/prompts.js';

/** A posting and a resume to be read against each other. */
export interface PairToRead {
  readonly posting: PostingFacts;
  /** The stored text; it is redacted before it leaves the machine. */
  readonly resumeText: string;
  /** A reading of the same posting with another version of the resume. */
  readonly earlier?: EarlierReading | null;
}

/** Options of a close reading. */
export interface CloseReadingOptions {
  readonly model: LanguageModel;
  /** See `PromptOptions`; random by default, which no prompt cache can keep. */
  readonly mark?: string;
  /** See `PromptOptions`. */
  readonly contextTokens?: number | null;
  readonly signal?: AbortSignal;
  /** A clock in milliseconds, to measure each call. */
  readonly now?: () => number;
  /** Runs the CPU-bound work; by default in the calling thread. */
  readonly work?: CloseWork;
}

/** A close reading with its cost; `spent` is null where nothing had to be asked. */
export interface CloselyRead {
  readonly closeReading: CloseReading;
  readonly spent: Spent | null;
}

async function ask(
  prompts: readonly EvidencePrompt[],
  { model, signal, now = () => 0 }: CloseReadingOptions,
): Promise<{ answers: EvidenceAnswer[]; spent: Spent | null }> {
  const answers: EvidenceAnswer[] = [];
  let total: Spent | null = null;
  for (const { prompt } of prompts) {
    const { answer, spent } = await askModel(model, {
      prompt,
      schema: evidenceAnswerSchema,
      now,
      ...(signal ? { signal } : {}),
    });
    answers.push(answer);
    total = total === null ? spent : addSpent(total, spent);
  }
  return { answers, spent: total };
}

/**
 * Has a model find the evidence for each requirement of a posting in a resume. Claims count only with words that are in the resume.
 * @throws AppError MODEL_ANSWER_INVALID if an answer is malformed twice; errors of the model's adapter and of `options.work`
 */
export async function readClosely(
  { posting, resumeText, earlier = null }: PairToRead,
  options: CloseReadingOptions,
): Promise<CloselyRead> {
  const { model, work = closeWork, contextTokens = null, mark = randomNonce() } = options;
  const { carried, toRead, prompts } = await work.prepareEvidence(posting, resumeText, earlier, {
    contextTokens,
    mark,
  });
  const { answers, spent } = await ask(prompts, options);
  const { evidence, rejectedClaims } = await work.verifyAnswers(toRead, resumeText, answers);
  return {
    closeReading: {
      reader: { kind: 'model', name: spent?.model ?? model.name },
      evidence: [...carried, ...evidence],
      rejectedClaims,
    },
    spent,
  };
}
