import { AppError } from '@rolefit/contracts';
import { z } from 'zod/mini';
import type { LanguageModel, ModelAnswer, ModelRequest } from '../ports.js';
import { salvage, type Salvaged } from './answer/salvage.js';
import { addSpent, spentOn, type Spent } from './spent.js';

/** One query to a model: the prompt with its input fenced and redacted, and the shape of the answer. */
export interface Question<Answer> {
  readonly prompt: Pick<ModelRequest, 'task' | 'instructions' | 'input' | 'schema'>;
  /** An object whose lists hold the items of the answer; the prompt's schema describes the same shape. */
  readonly schema: z.ZodMiniType<Answer>;
  /** An answer without items, for values outside the lists that are missing. */
  readonly empty?: Answer;
  readonly signal?: AbortSignal;
  /** A clock in milliseconds, to measure each call. */
  readonly now: () => number;
}

/** A model's answer with its cost. */
export interface Asked<Answer> {
  readonly answer: Answer;
  /** Malformed items in the answer. */
  readonly dropped: number;
  readonly spent: Spent;
}

interface Attempt<Answer> {
  readonly output: unknown;
  readonly isCut: boolean;
  readonly salvaged: Salvaged<Answer> | null;
  readonly spent: Spent;
}

const issuesShown = 8;

/** zod/mini includes no messages; a model needs them to repair its answer. */
const { localeError } = z.locales.en();

/**
 * Queries a model and keeps the valid parts of the answer (see `salvage`). If nothing is usable, it
 * queries once more and states the reason.
 * @throws AppError MODEL_ANSWER_INVALID after the second failure, MODEL_ANSWER_CUT if both answers
 * ended before their first item; errors of the model's adapter
 */
export async function askModel<Answer>(
  model: LanguageModel,
  question: Question<Answer>,
): Promise<Asked<Answer>> {
  const first = await attempt(model, question, null);
  if (isUsable(first)) return askedOf(first.salvaged, first.spent);
  const second = await attempt(model, question, repairOf(first, question.schema));
  if (isUsable(second)) return askedOf(second.salvaged, addSpent(first.spent, second.spent));
  throw new AppError(second.isCut ? 'MODEL_ANSWER_CUT' : 'MODEL_ANSWER_INVALID', {
    cause: new Error(`${question.prompt.task}: ${reasonOf(second, question.schema)}`),
  });
}

interface Repair {
  readonly note: string;
  readonly allowsLongAnswer: boolean;
}

async function attempt<Answer>(
  model: LanguageModel,
  { prompt, schema, empty, signal, now }: Question<Answer>,
  repair: Repair | null,
): Promise<Attempt<Answer>> {
  const startedAt = now();
  const answer: ModelAnswer = await model.generate({
    ...prompt,
    input: `${prompt.input}${repair?.note ?? ''}`,
    ...(repair?.allowsLongAnswer ? { allowsLongAnswer: true } : {}),
    ...(signal ? { signal } : {}),
  });
  return {
    output: answer.output,
    isCut: answer.isCut === true,
    salvaged: salvage(schema, answer.output, empty),
    spent: spentOn(answer, now() - startedAt),
  };
}

/** An answer without items is accepted unless items are required. */
function isUsable<Answer>(
  attempt: Attempt<Answer>,
): attempt is Attempt<Answer> & { salvaged: Salvaged<Answer> } {
  const { salvaged, isCut } = attempt;
  if (salvaged === null) return false;
  return salvaged.kept > 0 || (salvaged.dropped === 0 && !salvaged.hasWrongValue && !isCut);
}

function askedOf<Answer>({ answer, dropped }: Salvaged<Answer>, spent: Spent): Asked<Answer> {
  return { answer, dropped, spent };
}

function repairOf<Answer>(attempt: Attempt<Answer>, schema: z.ZodMiniType<Answer>): Repair {
  const note = attempt.isCut
    ? 'An earlier answer to this was cut off because it was too long. Answer again, with the JSON object only: no reasoning, no explanations, the most important items first.'
    : `An earlier answer to this did not have the shape that is asked for:\n${reasonOf(attempt, schema)}\nAnswer again, in the shape of the schema.`;
  return { note: `\n\n${note}`, allowsLongAnswer: attempt.isCut };
}

function reasonOf<Answer>(
  { output, isCut }: Attempt<Answer>,
  schema: z.ZodMiniType<Answer>,
): string {
  if (isCut) return 'the answer was cut off before its first item';
  const { error } = schema.safeParse(output, { error: localeError });
  return (error?.issues ?? [])
    .slice(0, issuesShown)
    .map(({ path, message }) => `- ${path.join('.') || 'answer'}: ${message}`)
    .join('\n');
}
