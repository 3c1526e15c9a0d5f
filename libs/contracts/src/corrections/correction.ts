import { z } from 'zod/mini';
import {
  occupationFactSchema,
  postingFactsSchema,
  requirementSchema,
  roleSchema,
} from '../facts/index.js';
import { correctionTargets } from './correction-request.js';
import {
  conditionRulingSchema,
  degreeRulingSchema,
  requirementRulingSchema,
  roleRulingSchema,
} from './rulings.js';

/** What the built-in analyser reads in a requirement as the user has put it. Quotes refer to the user's words. */
export const requirementReadingSchema = z.object({
  requirement: z.pick(requirementSchema, {
    kind: true,
    understood: true,
    parts: true,
    fields: true,
  }),
  facts: z.pick(postingFactsSchema, {
    skills: true,
    experience: true,
    education: true,
    languages: true,
    licences: true,
    clearances: true,
  }),
});
export type RequirementReading = z.infer<typeof requirementReadingSchema>;

/** What the lexicons know about a role's title as the user has put it. */
export const titleReadingSchema = z.object({
  family: roleSchema.shape.family,
  seniority: roleSchema.shape.seniority,
  occupations: z.array(z.omit(occupationFactSchema, { quote: true })),
});
export type TitleReading = z.infer<typeof titleReadingSchema>;

const stored = { id: z.uuid(), createdAt: z.iso.datetime() };

export const requirementCorrectionSchema = z.object({
  ...stored,
  ...correctionTargets.requirement,
  ruling: requirementRulingSchema,
  /** Of the user's words for a misread requirement; null without any. */
  reading: z._default(z.nullable(requirementReadingSchema), null),
});
export type RequirementCorrection = z.infer<typeof requirementCorrectionSchema>;

export const conditionCorrectionSchema = z.object({
  ...stored,
  ...correctionTargets.condition,
  ruling: conditionRulingSchema,
});
export type ConditionCorrection = z.infer<typeof conditionCorrectionSchema>;

export const roleCorrectionSchema = z.object({
  ...stored,
  ...correctionTargets.role,
  ruling: roleRulingSchema,
  /** Of the title of an edited role; null for a removed one. */
  reading: z._default(z.nullable(titleReadingSchema), null),
});
export type RoleCorrection = z.infer<typeof roleCorrectionSchema>;

export const degreeCorrectionSchema = z.object({
  ...stored,
  ...correctionTargets.degree,
  ruling: degreeRulingSchema,
});
export type DegreeCorrection = z.infer<typeof degreeCorrectionSchema>;

/** What a user has corrected. It holds for all of their scans, past and future, and for nobody else. */
export const correctionSchema = z.discriminatedUnion('about', [
  requirementCorrectionSchema,
  conditionCorrectionSchema,
  roleCorrectionSchema,
  degreeCorrectionSchema,
]);
export type Correction = z.infer<typeof correctionSchema>;

/** `GET /users/profile/corrections`: the newest first. */
export const correctionsSchema = z.object({ corrections: z.array(correctionSchema) });
export type Corrections = z.infer<typeof correctionsSchema>;
