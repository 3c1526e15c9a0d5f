import { z } from 'zod/mini';
import { importanceSchema } from './levels.js';
import { quoteSchema } from './quote.js';

/**
 * What a job demands besides skills, by kind. A career proves none of them: a resume states them, or the user does.
 */
export const conditionTopics = {
  schedule: ['nights', 'evenings', 'weekends', 'shifts', 'on-call', 'overtime', 'flexible-hours'],
  physical: ['lifting', 'standing', 'vision', 'heights'],
  age: ['minimum-age'],
  driving: ['driving-record', 'own-vehicle'],
  travel: ['travel'],
  attendance: ['office-days'],
  screening: ['background-check', 'drug-test'],
} as const;

export type ConditionKind = keyof typeof conditionTopics;
export const conditionKindSchema = z.enum([
  'schedule',
  'physical',
  'age',
  'driving',
  'travel',
  'attendance',
  'screening',
]);

export const conditionTopicSchema = z.enum([
  ...conditionTopics.schedule,
  ...conditionTopics.physical,
  ...conditionTopics.age,
  ...conditionTopics.driving,
  ...conditionTopics.travel,
  ...conditionTopics.attendance,
  ...conditionTopics.screening,
]);
export type ConditionTopic = z.infer<typeof conditionTopicSchema>;

const kinds = new Map<ConditionTopic, ConditionKind>(
  conditionKindSchema.options.flatMap((kind) =>
    conditionTopics[kind].map((topic) => [topic, kind] as const),
  ),
);

export function conditionKindOf(topic: ConditionTopic): ConditionKind {
  return kinds.get(topic) ?? 'schedule';
}

/**
 * The amount of a condition, in the unit of its topic: kilograms to lift, years of age, percent of the time away, days a week in the
 * office, points on a driving licence at most. Null if none is named, and for topics without one.
 */
export const conditionAmountSchema = z.nullable(z.number().check(z.minimum(0)));

/** A condition that a posting sets. */
export const conditionRequirementSchema = z.object({
  topic: conditionTopicSchema,
  amount: conditionAmountSchema,
  importance: importanceSchema,
  quote: quoteSchema,
});
export type ConditionRequirement = z.infer<typeof conditionRequirementSchema>;

/** A condition that a resume states to be met: "willing to travel", "clean driving record". */
export const heldConditionSchema = z.object({
  topic: conditionTopicSchema,
  amount: conditionAmountSchema,
  quote: quoteSchema,
});
export type HeldCondition = z.infer<typeof heldConditionSchema>;

/** Whether an amount asks for more than another one: more kilograms, but fewer points. */
export function demandsMore(topic: ConditionTopic, amount: number, other: number): boolean {
  return topic === 'driving-record' ? amount < other : amount > other;
}
