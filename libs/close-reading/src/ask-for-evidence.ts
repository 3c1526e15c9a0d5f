import { addSpent, askModel, type LanguageModel, type Spent } from '@rolefit/reading';
import { type EvidenceAnswer, evidenceAnswerSchema } from './prompt/answer-schema.js';
import type { EvidencePrompt } from './prompt/prompts.js';

/** A model's answers with their cost; `spent` is null if no call was made. */
export interface EvidenceAnswers {
  readonly answers: readonly EvidenceAnswer[];
  /** Malformed claims. */
  readonly dropped: number;
  readonly spent: Spent | null;
}

/** How to call a model. */
export interface Calling {
  readonly model: LanguageModel;
  readonly signal?: AbortSignal;
  /** Clock in milliseconds, used to time each call. */
  readonly now?: () => number;
}

/** Queries a model, one prompt after the other. @throws what `askModel` throws */
export async function askForEvidence(
  prompts: readonly EvidencePrompt[],
  { model, signal, now = () => 0 }: Calling,
): Promise<EvidenceAnswers> {
  const answers: EvidenceAnswer[] = [];
  let dropped = 0;
  let total: Spent | null = null;
  for (const { prompt } of prompts) {
    const asked = await askModel(model, {
      prompt,
      schema: evidenceAnswerSchema,
      empty: { evidence: [] },
      now,
      ...(signal ? { signal } : {}),
    });
    answers.push(asked.answer);
    dropped += asked.dropped;
    total = total === null ? asked.spent : addSpent(total, asked.spent);
  }
  return { answers, dropped, spent: total };
}
