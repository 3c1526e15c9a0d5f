import { z } from 'zod/mini';

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
