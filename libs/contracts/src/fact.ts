import { z } from 'zod/mini';

/**
 * A verbatim piece of a text. `text.slice(start, end) === quote.text` holds for every quote that leaves `libs/ai`;
 * offsets are UTF-16 units of the stored text.
 */
export const quoteSchema = z.object({
  text: z.string().check(z.minLength(1)),
  start: z.int().check(z.minimum(0)),
  end: z.int().check(z.minimum(1)),
});
export type Quote = z.infer<typeof quoteSchema>;

/** Whether a posting demands a thing or would merely like it. */
export const importanceSchema = z.enum(['required', 'preferred']);
export type Importance = z.infer<typeof importanceSchema>;

/** Ladder of seniority, lowest first. */
export const senioritySchema = z.enum(['intern', 'junior', 'mid', 'senior', 'lead', 'executive']);
export type Seniority = z.infer<typeof senioritySchema>;

/** Ladder of formal education, lowest first. */
export const educationLevelSchema = z.enum([
  'secondary',
  'vocational',
  'associate',
  'bachelor',
  'master',
  'doctorate',
]);
export type EducationLevel = z.infer<typeof educationLevelSchema>;

/** Levels of the Common European Framework, lowest first; `C2` also stands for a mother tongue. */
export const languageLevelSchema = z.enum(['A1', 'A2', 'B1', 'B2', 'C1', 'C2']);
export type LanguageLevel = z.infer<typeof languageLevelSchema>;

/** Where a line of a resume stands. */
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
 * Which reader found a fact, where a model read beside the built-in analyser; absent where the built-in analyser read alone.
 */
export const readBySchema = z.enum(['builtin', 'model', 'both']);
export type ReadBy = z.infer<typeof readBySchema>;
const readBy = z.optional(readBySchema);

/** A job title: its words, the family of roles it belongs to (`software-engineering`), its rung. */
export const titleFactSchema = z.object({
  text: z.string(),
  family: z.nullable(z.string()),
  seniority: z.nullable(senioritySchema),
  quote: quoteSchema,
  readBy,
});
export type TitleFact = z.infer<typeof titleFactSchema>;

/** A skill that a posting asks for. */
export const skillRequirementSchema = z.object({
  /** The name of the taxonomy where the posting writes it (ignoring case), else the words of the posting, its first for this skill. */
  name: z.string(),
  /** Id in the taxonomy; null for a skill it does not know. */
  skillId: z.nullable(z.string()),
  importance: importanceSchema,
  /** Years asked for in this very skill, or null. */
  years: z.nullable(z.number()),
  /** Requirements with the same group are alternatives ("AWS, Azure or GCP"): the best one counts for all. */
  group: z.nullable(z.string()),
  quote: quoteSchema,
  readBy,
});
export type SkillRequirement = z.infer<typeof skillRequirementSchema>;

/** Years of experience that a posting asks for; `field` is what in ("nursing"), null for experience as such. */
export const experienceRequirementSchema = z.object({
  years: z.number(),
  field: z.nullable(z.string()),
  importance: importanceSchema,
  quote: quoteSchema,
  readBy,
});
export type ExperienceRequirement = z.infer<typeof experienceRequirementSchema>;

/** A duty of the role. `skillIds` are the skills of the taxonomy that its words name. */
export const dutySchema = z.object({ quote: quoteSchema, readBy, skillIds: z.array(z.string()) });
export type Duty = z.infer<typeof dutySchema>;

export const educationRequirementSchema = z.object({
  level: educationLevelSchema,
  field: z.nullable(z.string()),
  importance: importanceSchema,
  /** True for "or equivalent experience": a degree is then no knockout. */
  orEquivalent: z.boolean(),
  quote: quoteSchema,
  readBy,
});
export type EducationRequirement = z.infer<typeof educationRequirementSchema>;

export const languageRequirementSchema = z.object({
  /** ISO 639-1. */
  code: z.string(),
  level: z.nullable(languageLevelSchema),
  importance: importanceSchema,
  quote: quoteSchema,
  readBy,
});
export type LanguageRequirement = z.infer<typeof languageRequirementSchema>;

/** A licence, certificate that the law demands, or a security clearance. */
export const credentialRequirementSchema = z.object({
  name: z.string(),
  importance: importanceSchema,
  quote: quoteSchema,
  readBy,
});
export type CredentialRequirement = z.infer<typeof credentialRequirementSchema>;

export const workPermitRequirementSchema = z.object({
  /** ISO 3166-1 alpha-2, or null where the posting names no country. */
  country: z.nullable(z.string()),
  quote: quoteSchema,
  readBy,
});
export type WorkPermitRequirement = z.infer<typeof workPermitRequirementSchema>;

export const placeRequirementSchema = z.object({
  place: z.nullable(z.string()),
  arrangement: z.enum(['onsite', 'hybrid', 'remote']),
  quote: quoteSchema,
  readBy,
});
export type PlaceRequirement = z.infer<typeof placeRequirementSchema>;

/** What a posting says that the job pays, as written: in whole units of the currency, gross or net. */
export const salaryFactSchema = z.object({
  /** Lower end; null for "up to". */
  min: z.nullable(z.number()),
  /** Upper end; null where the posting names one amount only. */
  max: z.nullable(z.number()),
  /** ISO 4217. */
  currency: z.string(),
  /** What the amount is paid for; null where the posting does not say. */
  period: z.nullable(z.enum(['hour', 'day', 'week', 'month', 'year'])),
  quote: quoteSchema,
});
export type SalaryFact = z.infer<typeof salaryFactSchema>;

/** All facts of a posting. Facts that it does not state are absent and never count. */
export const postingFactsSchema = z.object({
  isPosting: z.boolean(),
  /** ISO 639-1 of the text, null where it could not be told. */
  language: z.nullable(z.string()),
  title: z.nullable(titleFactSchema),
  skills: z.array(skillRequirementSchema),
  experience: z.array(experienceRequirementSchema),
  duties: z.array(dutySchema),
  education: z.array(educationRequirementSchema),
  languages: z.array(languageRequirementSchema),
  licences: z.array(credentialRequirementSchema),
  clearances: z.array(credentialRequirementSchema),
  workPermits: z.array(workPermitRequirementSchema),
  places: z.array(placeRequirementSchema),
  /** Facts that were stored before salaries were read have none. */
  salaries: z._default(z.array(salaryFactSchema), []),
});
export type PostingFacts = z.infer<typeof postingFactsSchema>;

/** A role that was held. Months are `YYYY-MM`; a role without dates has both null and counts no years. */
export const roleSchema = z.object({
  title: z.string(),
  employer: z.nullable(z.string()),
  start: z.nullable(month),
  /** Null with `isCurrent` for a role that goes on. */
  end: z.nullable(month),
  isCurrent: z.boolean(),
  family: z.nullable(z.string()),
  seniority: z.nullable(senioritySchema),
  quote: quoteSchema,
  readBy,
});
export type Role = z.infer<typeof roleSchema>;

/** A line that shows a skill. */
export const skillEvidenceSchema = z.object({
  quote: quoteSchema,
  readBy,
  section: resumeSectionSchema,
  /** Index into `roles`, null outside a role. */
  role: z.nullable(z.int().check(z.minimum(0))),
});
export type SkillEvidence = z.infer<typeof skillEvidenceSchema>;

/** A skill that a resume shows, with every line that does. */
export const resumeSkillSchema = z.object({
  name: z.string(),
  skillId: z.nullable(z.string()),
  /** Years that the resume states for this very skill ("Java – 5 years"); absent where it states none. What dated roles show stands in `evidence`. */
  years: z.optional(z.number().check(z.minimum(0))),
  evidence: z.array(skillEvidenceSchema).check(z.minLength(1)),
});
export type ResumeSkill = z.infer<typeof resumeSkillSchema>;

/** A line about the candidate's work, which duties are compared with. */
export const statementSchema = z.object({
  quote: quoteSchema,
  role: z.nullable(z.int().check(z.minimum(0))),
  skillIds: z.array(z.string()),
});
export type Statement = z.infer<typeof statementSchema>;

/** All that a resume states. */
export const resumeFactsSchema = z.object({
  language: z.nullable(z.string()),
  /** The day of reading, `YYYY-MM-DD`: "present" means this day, so that the same facts judge the same for ever. */
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
});
export type ResumeFacts = z.infer<typeof resumeFactsSchema>;

/** One call to a model. */
export const modelCallSchema = z.object({
  inputTokens: z.int().check(z.minimum(0)),
  outputTokens: z.int().check(z.minimum(0)),
  /** US dollars; null where the operator set no price. */
  costUsd: z.nullable(z.number().check(z.minimum(0))),
  durationMs: z.int().check(z.minimum(0)),
});
export type ModelCall = z.infer<typeof modelCallSchema>;

/** A call to a model on behalf of a scan. */
export const scanModelCallSchema = z.extend(modelCallSchema, {
  /** The model that answered, as the provider names it. */
  model: z.string(),
});
export type ScanModelCall = z.infer<typeof scanModelCallSchema>;

/** How a text was read: by what, at what cost, and how many claims had no quote in the text. */
export const readingSchema = z.object({
  /** Name and version of what read, for example `builtin-1` or `llm-1`. */
  analyser: z.string(),
  model: z.nullable(z.string()),
  rejectedClaims: z.int().check(z.minimum(0)),
  durationMs: z.int().check(z.minimum(0)),
  inputTokens: z.int().check(z.minimum(0)),
  outputTokens: z.int().check(z.minimum(0)),
  /** US dollars; null where the operator set no price. */
  costUsd: z.nullable(z.number().check(z.minimum(0))),
  /** The calls that it took, in their order: one for each piece of a long text, and one more for each answer that had to be repaired. */
  calls: z._default(z.array(modelCallSchema), []),
  /** The built-in analyser read because the model was not to be had; when it is back, it reads the text again. */
  awaitsModel: z.optional(z.literal(true)),
});
export type Reading = z.infer<typeof readingSchema>;
