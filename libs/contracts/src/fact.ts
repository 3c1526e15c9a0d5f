import { z } from 'zod/mini';

/**
 * A verbatim piece of a text. `text.slice(start, end) === quote.text` holds for every quote from
 * `libs/reading`; offsets are UTF-16 units of the stored text.
 */
export const quoteSchema = z.object({
  text: z.string().check(z.minLength(1)),
  start: z.int().check(z.minimum(0)),
  end: z.int().check(z.minimum(1)),
});
export type Quote = z.infer<typeof quoteSchema>;

/** Whether a posting requires or merely prefers something. */
export const importanceSchema = z.enum(['required', 'preferred']);
export type Importance = z.infer<typeof importanceSchema>;

/** Levels of seniority, lowest first. */
export const senioritySchema = z.enum(['intern', 'junior', 'mid', 'senior', 'lead', 'executive']);
export type Seniority = z.infer<typeof senioritySchema>;

/** Levels of formal education, lowest first. */
export const educationLevelSchema = z.enum([
  'secondary',
  'vocational',
  'associate',
  'bachelor',
  'master',
  'doctorate',
]);
export type EducationLevel = z.infer<typeof educationLevelSchema>;

/** Levels of the Common European Framework, lowest first; `C2` includes native speakers. */
export const languageLevelSchema = z.enum(['A1', 'A2', 'B1', 'B2', 'C1', 'C2']);
export type LanguageLevel = z.infer<typeof languageLevelSchema>;

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
 * Which reader found a fact, if a model and the built-in analyser both read the text; absent if
 * only the built-in analyser did.
 */
export const readBySchema = z.enum(['builtin', 'model', 'both']);
export type ReadBy = z.infer<typeof readBySchema>;
const readBy = z.optional(readBySchema);

/** A job title: its words, its role family (`software-engineering`), its seniority. */
export const titleFactSchema = z.object({
  text: z.string(),
  family: z.nullable(z.string()),
  seniority: z.nullable(senioritySchema),
  quote: quoteSchema,
  readBy,
});
export type TitleFact = z.infer<typeof titleFactSchema>;

/** A skill in a posting, required or preferred. */
export const skillRequirementSchema = z.object({
  /**
   * The taxonomy's name if the posting contains it (ignoring case), else the posting's first
   * spelling of this skill.
   */
  name: z.string(),
  /** Id in the taxonomy; null for an unknown skill. */
  skillId: z.nullable(z.string()),
  importance: importanceSchema,
  /** Required years in this particular skill, or null. */
  years: z.nullable(z.number()),
  /** Requirements with the same group are alternatives ("AWS, Azure or GCP"): the best one counts for all. */
  group: z.nullable(z.string()),
  quote: quoteSchema,
  readBy,
});
export type SkillRequirement = z.infer<typeof skillRequirementSchema>;

/**
 * Required years of experience; `field` is their subject ("nursing"), null for experience in
 * general.
 */
export const experienceRequirementSchema = z.object({
  years: z.number(),
  field: z.nullable(z.string()),
  importance: importanceSchema,
  quote: quoteSchema,
  readBy,
});
export type ExperienceRequirement = z.infer<typeof experienceRequirementSchema>;

/** A duty of the role. `skillIds` are the taxonomy skills that its words name. */
export const dutySchema = z.object({ quote: quoteSchema, readBy, skillIds: z.array(z.string()) });
export type Duty = z.infer<typeof dutySchema>;

export const educationRequirementSchema = z.object({
  level: educationLevelSchema,
  field: z.nullable(z.string()),
  importance: importanceSchema,
  /** True for "or equivalent experience": a missing degree is then no knockout. */
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

/** A licence, a legally required certificate, or a security clearance. */
export const credentialRequirementSchema = z.object({
  name: z.string(),
  importance: importanceSchema,
  quote: quoteSchema,
  readBy,
});
export type CredentialRequirement = z.infer<typeof credentialRequirementSchema>;

export const workPermitRequirementSchema = z.object({
  /** ISO 3166-1 alpha-2, or null if the posting names no country. */
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

/** The pay that a posting states, as written: in whole units of the currency, gross or net. */
export const salaryFactSchema = z.object({
  /** Lower end; null for "up to". */
  min: z.nullable(z.number()),
  /** Upper end; null if the posting names a single amount. */
  max: z.nullable(z.number()),
  /** ISO 4217. */
  currency: z.string(),
  /** The unit of time of the amount; null if the posting states none. */
  period: z.nullable(z.enum(['hour', 'day', 'week', 'month', 'year'])),
  quote: quoteSchema,
});
export type SalaryFact = z.infer<typeof salaryFactSchema>;

/**
 * A field of work ("sales", "nursing") and its weight: the weights of a text are a vector of length 1,
 * so that the sum of the products of two texts is the cosine of the angle between them.
 */
export const fieldOfWorkSchema = z.object({
  field: z.string(),
  weight: z.number().check(z.minimum(0), z.maximum(1)),
  /** The line that tells most about it. */
  quote: quoteSchema,
});
export type FieldOfWork = z.infer<typeof fieldOfWorkSchema>;

/** The heaviest first; facts stored before fields were read lack them. */
const fieldsOfWork = z._default(z.array(fieldOfWorkSchema), []);

/** What a requirement is about. `title` is the craft that the posting's title names. */
export const requirementKindSchema = z.enum([
  'title',
  'experience',
  'education',
  'licence',
  'language',
  'skill',
  'soft',
  'duty',
  'other',
]);
export type RequirementKind = z.infer<typeof requirementKindSchema>;

/** How much a requirement weighs: `duty` is work of the role that the candidate should know. */
export const demandSchema = z.enum(['must', 'nice', 'duty']);
export type Demand = z.infer<typeof demandSchema>;

/** One thing that a requirement names and the judge can look for. */
export const requirementPartSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('skill'), name: z.string(), skillId: z.nullable(z.string()) }),
  z.object({ type: z.literal('experience'), years: z.number(), field: z.nullable(z.string()) }),
  z.object({
    type: z.literal('education'),
    level: educationLevelSchema,
    field: z.nullable(z.string()),
    orEquivalent: z.boolean(),
  }),
  z.object({
    type: z.literal('language'),
    code: z.string(),
    level: z.nullable(languageLevelSchema),
  }),
  z.object({ type: z.literal('licence'), name: z.string() }),
]);
export type RequirementPart = z.infer<typeof requirementPartSchema>;

/** One demand on the candidate: a sentence or item of the posting. */
export const requirementSchema = z.object({
  /** Unique within the posting: "r1". */
  id: z.string(),
  kind: requirementKindSchema,
  importance: demandSchema,
  /** Position among the requirements of the same importance, the most decisive first, from 0. */
  rank: z.int().check(z.minimum(0)),
  /** False if nothing is known about it but its words. */
  understood: z.boolean(),
  /** All of these, of each one: alternatives are in one inner list. */
  parts: z.array(z.array(requirementPartSchema).check(z.minLength(1))),
  quote: quoteSchema,
});
export type Requirement = z.infer<typeof requirementSchema>;

/** All facts of a posting. Facts that it does not state are absent and never count. */
export const postingFactsSchema = z.object({
  isPosting: z.boolean(),
  /** ISO 639-1 of the text, null if unclear. */
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
  /** Facts stored before salaries were read lack them. */
  salaries: z._default(z.array(salaryFactSchema), []),
  /** Every demand on the candidate, in text order; facts stored before they were read lack them. */
  requirements: z._default(z.array(requirementSchema), []),
  fields: fieldsOfWork,
});
export type PostingFacts = z.infer<typeof postingFactsSchema>;

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

/** A line about the candidate's work, which duties are compared with. */
export const statementSchema = z.object({
  quote: quoteSchema,
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
  fields: fieldsOfWork,
});
export type ResumeFacts = z.infer<typeof resumeFactsSchema>;
