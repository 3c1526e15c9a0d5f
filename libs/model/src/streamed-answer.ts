import { AppError } from '@rolefit/contracts';
import { z } from 'zod';
import { contentSchema, nullableText } from './completion-fields.js';

const piece = z.object({
  content: contentSchema,
  refusal: nullableText,
  reasoning_content: nullableText,
  reasoning: nullableText,
});
/** Some servers send the whole message in one event. */
const eventSchema = z.object({
  model: nullableText,
  usage: z.unknown().optional(),
  choices: z
    .array(
      z.object({
        finish_reason: nullableText,
        delta: piece.nullish().catch(null),
        message: piece.nullish().catch(null),
      }),
    )
    .nullish()
    .catch(null),
});

/** Assembles the chunks of a streamed chat completion. */
export class StreamedAnswer {
  readonly #maxChars: number;
  #content = '';
  #reasoning = '';
  #refusal = '';
  #finishReason: string | null = null;
  #model: string | null = null;
  #usage: unknown = null;
  #hasChoice = false;

  /** @param maxChars maximum length of all texts together */
  constructor(maxChars: number) {
    this.#maxChars = maxChars;
  }

  /** Whether the endpoint has marked the answer as complete. */
  get isFinished(): boolean {
    return this.#finishReason !== null;
  }

  get isEmpty(): boolean {
    return `${this.#content}${this.#reasoning}${this.#refusal}` === '';
  }

  /** @throws AppError MODEL_ANSWER_INVALID for an endless answer */
  add(event: unknown): void {
    const { model, usage, choices } = eventSchema.safeParse(event).data ?? {};
    this.#model = model ?? this.#model;
    this.#usage = usage ?? this.#usage;
    const choice = choices?.[0];
    if (choice === undefined) return;
    this.#hasChoice = true;
    this.#finishReason = choice.finish_reason ?? this.#finishReason;
    const { content, reasoning, reasoning_content, refusal } = choice.delta ?? choice.message ?? {};
    this.#content += content ?? '';
    this.#reasoning += reasoning_content ?? reasoning ?? '';
    this.#refusal += refusal ?? '';
    if (this.#content.length + this.#reasoning.length + this.#refusal.length > this.#maxChars)
      throw new AppError('MODEL_ANSWER_INVALID', {
        cause: `the answer is longer than ${this.#maxChars} characters`,
      });
  }

  /** The same as the body of an answer that is not streamed. */
  get body(): object {
    const message = {
      content: this.#content,
      reasoning_content: this.#reasoning,
      refusal: this.#refusal,
    };
    return {
      model: this.#model,
      usage: this.#usage,
      choices: this.#hasChoice ? [{ finish_reason: this.#finishReason, message }] : [],
    };
  }
}
