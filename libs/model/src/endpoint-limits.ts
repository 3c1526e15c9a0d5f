import { estimateTokens } from '@rolefit/reading';

/** An answer needs at least this many tokens. */
const answerTokensMin = 256;
/** Of the context, since the prompt's tokens are estimated. */
const marginTokens = 64;
const estimateMargin = 1.1;
/** No model has a smaller context; smaller numbers in a message mean something else. */
const contextMin = 512;

const contextIn = [
  /context[ _](?:length|size|window)\D{0,40}?(\d{3,8})/i,
  /n_ctx\D{0,10}(\d{3,8})/i,
  />\s*(\d{3,8})\s*maximum/i,
];
const answerIn = /(?:at most|maximum of|<=) ?(\d{3,8}) (?:completion |output )?tokens/i;

/** Limits of an endpoint: configured, or learned from its errors and its answers. */
export class EndpointLimits {
  #context: number | null;
  #answer: number;

  /** @param contextTokens null if the operator has not set it */
  constructor(contextTokens: number | null, answerTokens: number) {
    this.#context = contextTokens;
    this.#answer = answerTokens;
  }

  /** Tokens of prompt and answer together; null while unknown. */
  get contextTokens(): number | null {
    return this.#context;
  }

  /** Maximum tokens of an answer to this prompt. */
  answerTokensFor(prompt: string, allowsLongAnswer: boolean): number {
    const wanted = this.#answer * (allowsLongAnswer ? 2 : 1);
    if (this.#context === null) return wanted;
    const left = this.#context - estimateTokens(prompt) * estimateMargin - marginTokens;
    return Math.max(answerTokensMin, Math.min(wanted, Math.floor(left)));
  }

  /** Whether a prompt leaves room for an answer. */
  fits(prompt: string): boolean {
    return (
      this.#context === null ||
      estimateTokens(prompt) * estimateMargin + answerTokensMin <= this.#context
    );
  }

  /** @returns whether the rejection message states a limit that was not known yet */
  learnFromRejection(message: string): boolean {
    const context = contextIn
      .map((expression) => Number(expression.exec(message)?.[1] ?? Number.NaN))
      .find((tokens) => tokens >= contextMin);
    if (context !== undefined) return this.#lowerContext(context);
    const answer = Number(answerIn.exec(message)?.[1] ?? Number.NaN);
    if (!(answer >= answerTokensMin && answer < this.#answer)) return false;
    this.#answer = answer;
    return true;
  }

  /** An answer that was cut off below its own limit has filled the context. */
  learnFromCutAnswer(promptTokens: number, answerTokens: number, allowedTokens: number): void {
    if (answerTokens < allowedTokens * 0.9) this.#lowerContext(promptTokens + answerTokens);
  }

  /** A prompt that was cut fills the whole context. */
  learnFromCutPrompt(promptTokens: number): void {
    this.#lowerContext(promptTokens);
  }

  #lowerContext(tokens: number): boolean {
    if (tokens < contextMin || tokens >= (this.#context ?? Number.POSITIVE_INFINITY)) return false;
    this.#context = tokens;
    return true;
  }
}

/** Context sizes are multiples of this. */
const contextStep = 1_024;
/** More characters per token than any tokenizer averages. */
const longestCharsPerToken = 6;

/**
 * Whether an endpoint has silently truncated the prompt, as Ollama does: it counts far fewer tokens than were sent, or exactly the size of a context although
 * the prompt has more.
 * @param input the variable part of the prompt, which is never cached and so always counted
 */
export function isPromptCut(promptTokens: number, prompt: string, input: string): boolean {
  if (promptTokens < contextMin) return false;
  const isContextSize = promptTokens % contextStep === 0;
  return (
    input.length > promptTokens * longestCharsPerToken ||
    (isContextSize && estimateTokens(prompt) > promptTokens * 1.05)
  );
}
