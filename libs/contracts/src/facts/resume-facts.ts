import { z } from 'zod/mini';
import { heldConditionSchema } from './condition.js';
import { fieldsOfWorkSchema } from './field-of-work.js';
import { educationLevelSchema, languageLevelSchema, senioritySchema } from './levels.js';
import { heldOccupationSchema, occupationProfileSchema } from './occupation.js';
import { quoteSchema, readBy } from './quote.js';
import { titleFactSchema } from './title.js';

/** Section of a line in a resume. */
export const resumeSectionSchema = z.enum([
  'summary',
  'experience',
  'projects',
  'skills',
  'education',
  'certificates',
  'languages',
  'other',
]);
export type ResumeSection = z.infer<typeof resumeSectionSchema>;

const month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

/**
 * A former or current role. Months are `YYYY-MM`; a role without dates has both null and counts no
 * years.
 */
export const roleSchema = z.object({
  title: z.string(),
  employer: z.nullable(z.string()),
  start: z.nullable(month),
  /** Null with `isCurrent` for an ongoing role. */
  end: z.nullable(month),
  isCurrent: z.boolean(),
  family: z.nullable(z.string()),
  seniority: z.nullable(senioritySchema),
  quote: quoteSchema,
  readBy,
});
export type Role = z.infer<typeof roleSchema>;

/** A line that is evidence of a skill. */
export const skillEvidenceSchema = z.object({
  quote: quoteSchema,
  readBy,
  section: resumeSectionSchema,
  /** Index into `roles`, null outside a role. */
  role: z.nullable(z.int().check(z.minimum(0))),
});
export type SkillEvidence = z.infer<typeof skillEvidenceSchema>;

/** A skill of a resume, with all its evidence. */
export const resumeSkillSchema = z.object({
  name: z.string(),
  skillId: z.nullable(z.string()),
  /**
   * Years that the resume states for this particular skill ("Java – 5 years"), if any. Years of
   * dated roles are in `evidence`.
   */
  years: z.optional(z.number().check(z.minimum(0))),
  evidence: z.array(skillEvidenceSchema).check(z.minLength(1)),
});
export type ResumeSkill = z.infer<typeof resumeSkillSchema>;

/** A line of evidence: a sentence about the candidate's work, or a line of a list. */
export const statementSchema = z.object({
  quote: quoteSchema,
  section: z._default(resumeSectionSchema, 'experience'),
  role: z.nullable(z.int().check(z.minimum(0))),
  skillIds: z.array(z.string()),
});
export type Statement = z.infer<typeof statementSchema>;

/** All facts of a resume. */
export const resumeFactsSchema = z.object({
  language: z.nullable(z.string()),
  /**
   * The day of reading, `YYYY-MM-DD`, which "present" refers to, so that the same facts always give
   * the same score.
   */
  asOf: z.iso.date(),
  roles: z.array(roleSchema),
  skills: z.array(resumeSkillSchema),
  statements: z.array(statementSchema),
  education: z.array(
    z.object({
      level: educationLevelSchema,
      field: z.nullable(z.string()),
      quote: quoteSchema,
      readBy,
    }),
  ),
  languages: z.array(
    z.object({
      code: z.string(),
      level: z.nullable(languageLevelSchema),
      quote: quoteSchema,
      readBy,
    }),
  ),
  licences: z.array(z.object({ name: z.string(), quote: quoteSchema, readBy })),
  clearances: z.array(z.object({ name: z.string(), quote: quoteSchema, readBy })),
  workPermits: z.array(z.object({ country: z.nullable(z.string()), quote: quoteSchema, readBy })),
  places: z.array(z.object({ place: z.string(), quote: quoteSchema, readBy })),
  /** Facts stored before these were read lack them. */
  conditions: z._default(z.array(heldConditionSchema), []),
  fields: fieldsOfWorkSchema,
  /** The title that the person gives themselves above the first section. */
  headline: z._default(z.nullable(titleFactSchema), null),
  /** Facts stored before occupations were read lack them. */
  occupations: z._default(z.array(heldOccupationSchema), []),
  occupationProfile: occupationProfileSchema,
});
export type ResumeFacts = z.infer<typeof resumeFactsSchema>;
