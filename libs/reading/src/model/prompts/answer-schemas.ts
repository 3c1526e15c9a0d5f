import { educationLevelSchema, importanceSchema, languageLevelSchema } from '@rolefit/contracts';
import { z } from 'zod/mini';

// Structured output supports only plain schemas: every property required, no extra ones, null
// instead of absent, and no value limits, which are checked in code when a fact is accepted.
const quote = z.string();
const nullableText = z.nullable(z.string());
const importance = importanceSchema;

/** A model's answer about a posting: facts with quotes, without offsets. */
export const postingAnswerSchema = z.strictObject({
  isPosting: z.boolean(),
  title: z.nullable(z.strictObject({ text: z.string(), quote })),
  skills: z.array(
    z.strictObject({
      name: z.string(),
      importance,
      years: z.nullable(z.number()),
      group: nullableText,
      quote,
    }),
  ),
  experience: z.array(
    z.strictObject({ years: z.number(), field: nullableText, importance, quote }),
  ),
  duties: z.array(z.strictObject({ quote })),
  education: z.array(
    z.strictObject({
      level: educationLevelSchema,
      field: nullableText,
      importance,
      orEquivalent: z.boolean(),
      quote,
    }),
  ),
  languages: z.array(
    z.strictObject({ code: z.string(), level: z.nullable(languageLevelSchema), importance, quote }),
  ),
  licences: z.array(z.strictObject({ name: z.string(), importance, quote })),
  clearances: z.array(z.strictObject({ name: z.string(), importance, quote })),
  workPermits: z.array(z.strictObject({ country: nullableText, quote })),
  places: z.array(
    z.strictObject({
      place: nullableText,
      arrangement: z.enum(['onsite', 'hybrid', 'remote']),
      quote,
    }),
  ),
});
export type PostingAnswer = z.infer<typeof postingAnswerSchema>;

/** A model's answer about a resume. */
export const resumeAnswerSchema = z.strictObject({
  roles: z.array(
    z.strictObject({
      title: z.string(),
      employer: nullableText,
      start: nullableText,
      end: nullableText,
      isCurrent: z.boolean(),
      quote,
    }),
  ),
  skills: z.array(z.strictObject({ name: z.string(), quotes: z.array(z.string()) })),
  education: z.array(z.strictObject({ level: educationLevelSchema, field: nullableText, quote })),
  languages: z.array(
    z.strictObject({ code: z.string(), level: z.nullable(languageLevelSchema), quote }),
  ),
  licences: z.array(z.strictObject({ name: z.string(), quote })),
  clearances: z.array(z.strictObject({ name: z.string(), quote })),
  workPermits: z.array(z.strictObject({ country: nullableText, quote })),
  places: z.array(z.strictObject({ place: z.string(), quote })),
});
export type ResumeAnswer = z.infer<typeof resumeAnswerSchema>;

/** A schema as strict JSON Schema, as `ModelRequest.schema` takes it. */
export function strictJson(schema: z.ZodMiniType): Record<string, unknown> {
  const json: Record<string, unknown> = { ...z.toJSONSchema(schema, { target: 'draft-7' }) };
  delete json['$schema'];
  return json;
}

/** The same shapes as strict JSON Schema, named, as `ModelRequest.schema` takes them. */
export const answerJsonSchemas = {
  'read-posting': { name: 'posting_facts', json: strictJson(postingAnswerSchema) },
  'read-resume': { name: 'resume_facts', json: strictJson(resumeAnswerSchema) },
} as const;
