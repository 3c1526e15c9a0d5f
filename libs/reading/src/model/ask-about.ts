import type { z } from 'zod/mini';
import type { LanguageModel, ReadingTask } from '../ports.js';
import { randomNonce, type ReadOptions } from '../read-options.js';
import { type Asked, askModel, type Question } from './ask-model.js';
import { portionsOf, smallerPortionsOf } from './portions.js';
import { answerJsonSchemas } from './prompts/answer-schemas.js';
import { fence } from './prompts/fence.js';
import { instructions } from './prompts/instructions.js';
import { addSpent, spentOn, type Spent } from './spent.js';
import { UnusableAnswerError } from './unusable-answer.error.js';

/** A model's answers about a complete text, one per portion, with their cost. */
export interface ModelAnswers<Answer> {
  readonly answers: readonly Answer[];
  /** Malformed items in the answers. */
  readonly dropped: number;
  readonly spent: Spent;
}

/** What to ask about each portion. */
export interface AboutText<Answer> {
  readonly task: ReadingTask;
  readonly schema: z.ZodMiniType<Answer>;
  /** An answer without facts. */
  readonly empty: Answer;
}

/**
 * Queries a model about each piece of a text, sequentially; in smaller portions where its context is
 * small.
 * @param pieces already redacted (`TextWork.promptPieces`)
 * @throws AppError MODEL_ANSWER_INVALID, and errors of the model's adapter
 */
export async function askAbout<Answer>(
  model: LanguageModel,
  about: AboutText<Answer>,
  pieces: readonly string[],
  options: ReadOptions,
): Promise<ModelAnswers<Answer>> {
  const all: ModelAnswers<Answer>[] = [];
  for (const piece of pieces) all.push(await inPortions(model, about, piece, options));
  return joined(model, all);
}

/** The context size may only become known with the first portion, so each portion is sized just before it is sent. */
async function inPortions<Answer>(
  model: LanguageModel,
  about: AboutText<Answer>,
  text: string,
  options: ReadOptions,
): Promise<ModelAnswers<Answer>> {
  const portions = portionsOf(text, model.contextTokens, constantPart(about.task));
  if (portions.length > 1) return askAbout(model, about, portions, options);
  try {
    return answersOf(await askModel(model, questionAbout(text, about, options)));
  } catch (error) {
    const smaller = smallerPortionsOf(text, error, model.contextTokens, constantPart(about.task));
    if (smaller === null) throw error;
    const answers = await askAbout(model, about, smaller, options);
    return error instanceof UnusableAnswerError
      ? { ...answers, spent: addSpent(spentOn(error.used, 0), answers.spent) }
      : answers;
  }
}

function questionAbout<Answer>(
  text: string,
  { task, schema, empty }: AboutText<Answer>,
  { nonce = randomNonce, now = () => 0, signal }: ReadOptions,
): Question<Answer> {
  return {
    prompt: {
      task,
      instructions: instructions[task],
      input: fence(text, nonce),
      schema: answerJsonSchemas[task],
    },
    schema,
    empty,
    now,
    ...(signal ? { signal } : {}),
  };
}

/** The part of every prompt of a task that does not depend on the text. */
function constantPart(task: ReadingTask): string {
  return `${instructions[task]}${JSON.stringify(answerJsonSchemas[task].json)}`;
}

function answersOf<Answer>({ answer, dropped, spent }: Asked<Answer>): ModelAnswers<Answer> {
  return { answers: [answer], dropped, spent };
}

function joined<Answer>(
  model: LanguageModel,
  all: readonly ModelAnswers<Answer>[],
): ModelAnswers<Answer> {
  return {
    answers: all.flatMap(({ answers }) => answers),
    dropped: all.reduce((sum, { dropped }) => sum + dropped, 0),
    spent: all.map(({ spent }) => spent).reduce(addSpent, { model: model.name, calls: [] }),
  };
}
