import { z } from 'zod/mini';
import { answerKinds, type AnswerKind, type Answers, answersSchema } from './answers.js';
import { atLeastOneField } from './at-least-one-field.js';

/** `PATCH /users/profile/answers`: replaces the kinds that are given, at least one; null takes an answer back. */
export const answersUpdateSchema = z
  .strictObject({
    workPermits: z.optional(z.nullable(answerKinds.workPermits)),
    licences: z.optional(z.nullable(answerKinds.licences)),
    clearances: z.optional(z.nullable(answerKinds.clearances)),
    places: z.optional(z.nullable(answerKinds.places)),
    languages: z.optional(z.nullable(answerKinds.languages)),
  })
  .check(atLeastOneField());
export type AnswersUpdate = z.infer<typeof answersUpdateSchema>;

type Answer = NonNullable<Answers[AnswerKind]>;

/** Whether an answer says anything at all: an empty list that is not whole says nothing, and is not kept. */
function saysSomething(answer: Answer): boolean {
  if (answer.isComplete || answer.items.length > 0) return true;
  return 'arrangements' in answer && (answer.arrangements.length > 0 || answer.canRelocate);
}

/**
 * What is stated after an update: the kinds that it gives in place of those before, without what says nothing.
 * @returns the answers in one order of kinds, so that equal answers are equal as JSON
 */
export function applyAnswers(before: Answers, update: AnswersUpdate): Answers {
  const kept = <Given extends Answer>(answer: Given | null | undefined): Given | undefined =>
    answer && saysSomething(answer) ? answer : undefined;
  const { workPermits, licences, clearances, places, languages } = { ...before, ...update };
  return answersSchema.parse({
    workPermits: kept(workPermits),
    licences: kept(licences),
    clearances: kept(clearances),
    places: kept(places),
    languages: kept(languages),
  });
}
