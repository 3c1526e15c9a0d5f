import { z } from 'zod/mini';
import { answerKinds, type AnswerKind, type Answers, answersSchema } from './answers.js';
import { atLeastOneField } from './at-least-one-field.js';

/**
 * `PATCH /users/profile/answers`: replaces the given kinds, at least one; null withdraws an answer.
 */
export const answersUpdateSchema = z
  .strictObject({
    workPermits: z.optional(z.nullable(answerKinds.workPermits)),
    licences: z.optional(z.nullable(answerKinds.licences)),
    clearances: z.optional(z.nullable(answerKinds.clearances)),
    places: z.optional(z.nullable(answerKinds.places)),
    languages: z.optional(z.nullable(answerKinds.languages)),
    conditions: z.optional(z.nullable(answerKinds.conditions)),
  })
  .check(atLeastOneField());
export type AnswersUpdate = z.infer<typeof answersUpdateSchema>;

type Answer = NonNullable<Answers[AnswerKind]>;

/**
 * Whether an answer carries information: an empty list that is not complete does not, and is not
 * stored.
 */
function saysSomething(answer: Answer): boolean {
  if (answer.items.length > 0 || ('isComplete' in answer && answer.isComplete)) return true;
  return 'arrangements' in answer && (answer.arrangements.length > 0 || answer.canRelocate);
}

/**
 * The stated answers after an update: the given kinds replaced, empty answers removed.
 * @returns the answers in a fixed order of kinds, so that equal answers are equal as JSON
 */
export function applyAnswers(before: Answers, update: AnswersUpdate): Answers {
  const kept = <Given extends Answer>(answer: Given | null | undefined): Given | undefined =>
    answer && saysSomething(answer) ? answer : undefined;
  const { workPermits, licences, clearances, places, languages, conditions } = {
    ...before,
    ...update,
  };
  return answersSchema.parse({
    workPermits: kept(workPermits),
    licences: kept(licences),
    clearances: kept(clearances),
    places: kept(places),
    languages: kept(languages),
    conditions: kept(conditions),
  });
}
