import { z } from 'zod/mini';
import { demandSchema, educationLevelSchema } from '../facts/index.js';
import { limits } from '../limits.js';
import { normalised } from '../normalised-text.js';

const lineMessage = `A line must be 1 to ${limits.correctedLineChars} characters`;
const textMessage = `The requirement must be 1 to ${limits.correctedTextChars} characters`;
const titleMessage = `The title must be 1 to ${limits.roleTitleChars} characters`;
const employerMessage = `The employer must be at most ${limits.roleTitleChars} characters`;
const fieldMessage = `The subject must be at most ${limits.roleTitleChars} characters`;
const monthMessage = 'Choose a month and a year';

/** A quoted line of the posting or of the resume. */
export const correctedLineSchema = z
  .string(lineMessage)
  .check(...normalised(limits.correctedLineChars, lineMessage), z.minLength(1, lineMessage));

const month = z.nullable(
  z.string(monthMessage).check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, monthMessage)),
);

/** The user has what is asked for. `line` is the line of the resume that shows it; null for the user's word alone. */
const have = z.strictObject({
  type: z.literal('have'),
  line: z._default(z.nullable(correctedLineSchema), null),
});
/** The posting does not ask for it. */
const notRequired = z.strictObject({ type: z.literal('not-required') });
/** The posting asks for something else. `text` is the requirement in the user's words; null if only its importance was misread. */
const misread = z.strictObject({
  type: z.literal('misread'),
  importance: demandSchema,
  text: z._default(
    z.nullable(
      z
        .string(textMessage)
        .check(...normalised(limits.correctedTextChars, textMessage), z.minLength(1, textMessage)),
    ),
    null,
  ),
});
/** The resume does not say this. */
const remove = z.strictObject({ type: z.literal('remove') });

export const requirementRulingSchema = z.discriminatedUnion('type', [have, notRequired, misread]);
export type RequirementRuling = z.infer<typeof requirementRulingSchema>;

export const conditionRulingSchema = z.discriminatedUnion('type', [have, notRequired]);
export type ConditionRuling = z.infer<typeof conditionRulingSchema>;

const role = z.strictObject({
  type: z.literal('edit'),
  title: z
    .string(titleMessage)
    .check(...normalised(limits.roleTitleChars, titleMessage), z.minLength(1, titleMessage)),
  employer: z._default(
    z.nullable(
      z.string(employerMessage).check(...normalised(limits.roleTitleChars, employerMessage)),
    ),
    null,
  ),
  start: month,
  /** Null if the role has no end date, or is the current one. */
  end: month,
  isCurrent: z._default(z.boolean(), false),
});
export const roleRulingSchema = z.discriminatedUnion('type', [remove, role]);
export type RoleRuling = z.infer<typeof roleRulingSchema>;

const degree = z.strictObject({
  type: z.literal('edit'),
  level: educationLevelSchema,
  field: z._default(
    z.nullable(z.string(fieldMessage).check(...normalised(limits.roleTitleChars, fieldMessage))),
    null,
  ),
});
export const degreeRulingSchema = z.discriminatedUnion('type', [remove, degree]);
export type DegreeRuling = z.infer<typeof degreeRulingSchema>;
