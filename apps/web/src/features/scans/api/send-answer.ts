import {
  answerEndpoints,
  type Answers,
  type AnswersUpdate,
  type ConditionAsk,
} from '@rolefit/contracts';
import { api } from '@/lib/api';
import { answerUpdate, undoUpdate } from '../next/answer-update';

/** Changes what the user has stated. */
export function changeAnswers(update: AnswersUpdate): Promise<Answers> {
  return api.call(answerEndpoints.updateAnswers, { body: update });
}

/** What an answer has changed. */
export interface SentAnswer {
  readonly answers: Answers;
  /** The update that takes it back. */
  readonly undo: AnswersUpdate;
}

/** Adds an answer to what the user has stated; null for a question that it cannot settle. */
export async function sendAnswer(ask: ConditionAsk, isYes: boolean): Promise<SentAnswer | null> {
  const before = await api.call(answerEndpoints.getAnswers);
  const update = answerUpdate(ask, isYes, before);
  if (update === null) return null;
  return { answers: await changeAnswers(update), undo: undoUpdate(update, before) };
}
