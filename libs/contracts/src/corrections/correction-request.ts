import { z } from 'zod/mini';
import { knockoutKindSchema } from '../knockout-kind.js';
import { limits } from '../limits.js';
import {
  conditionRulingSchema,
  correctedLineSchema,
  degreeRulingSchema,
  requirementRulingSchema,
  roleRulingSchema,
} from './rulings.js';

const labelMessage = 'Name the condition';

/** What was misjudged or misread: the words quoted, by which it is recognised in other postings and resumes. */
export const correctionTargets = {
  requirement: { about: z.literal('requirement'), words: correctedLineSchema },
  condition: {
    about: z.literal('condition'),
    kind: knockoutKindSchema,
    /** As in `Knockout`: one line may set several conditions. */
    label: z
      .string(labelMessage)
      .check(z.minLength(1, labelMessage), z.maxLength(limits.correctedTextChars, labelMessage)),
    words: correctedLineSchema,
  },
  role: {
    about: z.literal('role'),
    words: correctedLineSchema,
    /** The month in which it starts, as read: a resume may have two roles of the same title. */
    startAsRead: z._default(z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}$/))), null),
  },
  degree: { about: z.literal('degree'), words: correctedLineSchema },
} as const;

/** `POST /users/profile/corrections`: replaces the correction of the same thing, if there is one. */
export const correctionRequestSchema = z.discriminatedUnion('about', [
  z.strictObject({ ...correctionTargets.requirement, ruling: requirementRulingSchema }),
  z.strictObject({ ...correctionTargets.condition, ruling: conditionRulingSchema }),
  z.strictObject({ ...correctionTargets.role, ruling: roleRulingSchema }),
  z.strictObject({ ...correctionTargets.degree, ruling: degreeRulingSchema }),
]);
export type CorrectionRequest = z.infer<typeof correctionRequestSchema>;
