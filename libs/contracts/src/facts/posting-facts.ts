import { z } from 'zod/mini';
import {
  credentialRequirementSchema,
  dutySchema,
  educationRequirementSchema,
  experienceRequirementSchema,
  languageRequirementSchema,
  placeRequirementSchema,
  salaryFactSchema,
  skillRequirementSchema,
  workPermitRequirementSchema,
} from './asked.js';
import { conditionRequirementSchema } from './condition.js';
import { fieldsOfWorkSchema } from './field-of-work.js';
import { occupationFactSchema, occupationProfileSchema } from './occupation.js';
import { requirementSchema } from './requirement.js';
import { closingDateSchema, contractFactSchema, weeklyHoursSchema } from './terms.js';
import { titleFactSchema } from './title.js';

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
  /** What the job demands besides skills; facts stored before these were read lack them and the terms below. */
  conditions: z._default(z.array(conditionRequirementSchema), []),
  weeklyHours: z._default(z.array(weeklyHoursSchema), []),
  contracts: z._default(z.array(contractFactSchema), []),
  closingDates: z._default(z.array(closingDateSchema), []),
  /** Every demand on the candidate, in text order; facts stored before they were read lack them. */
  requirements: z._default(z.array(requirementSchema), []),
  fields: fieldsOfWorkSchema,
  /** The occupations that the title names. */
  occupations: z._default(z.array(occupationFactSchema), []),
  occupationProfile: occupationProfileSchema,
});
export type PostingFacts = z.infer<typeof postingFactsSchema>;
