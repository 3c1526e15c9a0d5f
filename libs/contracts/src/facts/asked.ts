import { z } from 'zod/mini';
import { educationLevelSchema, importanceSchema, languageLevelSchema } from './levels.js';
import { quoteSchema, readBy } from './quote.js';

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
