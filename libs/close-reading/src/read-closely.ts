import { AppError, type CloseReading, type PostingFacts } from '@rolefit/contracts';
import { estimateTokens, type LanguageModel, randomNonce, type Spent } from '@rolefit/reading';
import { askForEvidence, type Calling, type EvidenceAnswers } from './ask-for-evidence.js';
import type { EarlierReading } from './carry-over.js';
import { closeWork, type CloseWork, type Prepared } from './close-work.js';
import type { EvidencePrompt } from './prompt/prompts.js';

/** A posting and a resume to compare closely. */
export interface PairToRead {
  readonly posting: PostingFacts;
  /** The stored text; it is redacted before it leaves the machine. */
  readonly resumeText: string;
  /** A reading of the same posting with another version of the resume. */
  readonly earlier?: EarlierReading | null;
}

/** Options of a close reading. */
export interface CloseReadingOptions extends Calling {
  /** See `PromptOptions`; random by default, which prevents prompt caching. */
  readonly mark?: string;
  /** Runs the CPU-bound work; by default in the calling thread. */
  readonly work?: CloseWork;
}

/** A close reading with its cost; `spent` is null if no call was needed. */
export interface CloselyRead {
  readonly closeReading: CloseReading;
  readonly spent: Spent | null;
}

const triesMost = 3;

/** The context size that the model reported, or an estimate from its rejection of these prompts. */
function smallerContext(
  { contextTokens }: LanguageModel,
  prompts: readonly EvidencePrompt[],
): number {
  const longest = Math.max(
    ...prompts.map(({ prompt }) => estimateTokens(`${prompt.instructions}${prompt.input}`)),
  );
  return Math.min(contextTokens ?? Infinity, Math.ceil(longest / 2));
}

/** Prepares and sends the prompts; splits them into smaller portions if the model refuses them as too long. */
async function prepareAndAsk(
  prepare: (contextTokens: number | null) => Promise<Prepared>,
  options: CloseReadingOptions,
): Promise<Prepared & EvidenceAnswers> {
  let contextTokens = options.model.contextTokens ?? null;
  for (let tries = 1; ; tries += 1) {
    const prepared = await prepare(contextTokens);
    try {
      return { ...prepared, ...(await askForEvidence(prepared.prompts, options)) };
    } catch (error) {
      const isTooLong = error instanceof AppError && error.code === 'MODEL_TEXT_TOO_LONG';
      if (!isTooLong || tries === triesMost) throw error;
      contextTokens = smallerContext(options.model, prepared.prompts);
    }
  }
}

/**
 * Has a model find the evidence for each requirement of a posting in a resume. A claim counts only if the resume contains the words that it quotes.
 * @throws AppError MODEL_ANSWER_INVALID or MODEL_ANSWER_CUT if neither of two answers is usable; errors of the model's adapter and of
 * `options.work`
 */
export async function readClosely(
  { posting, resumeText, earlier = null }: PairToRead,
  options: CloseReadingOptions,
): Promise<CloselyRead> {
  const { model, work = closeWork, mark = randomNonce() } = options;
  const { carried, toRead, answers, dropped, spent } = await prepareAndAsk(
    (contextTokens) => work.prepareEvidence(posting, resumeText, earlier, { contextTokens, mark }),
    options,
  );
  const { evidence, rejectedClaims } = await work.verifyAnswers(toRead, resumeText, answers);
  return {
    closeReading: {
      reader: { kind: 'model', name: spent?.model ?? model.name },
      evidence: [...carried, ...evidence],
      rejectedClaims: rejectedClaims + dropped,
    },
    spent,
  };
}
