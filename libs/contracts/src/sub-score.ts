import { z } from 'zod/mini';

/** The sub-scores in display order. */
export const subScoreKeys = [
  'skillsScore',
  'experienceScore',
  'responsibilitiesScore',
  'titleScore',
  'educationScore',
  'languageScore',
] as const;
export const subScoreKeySchema = z.enum(subScoreKeys);
export type SubScoreKey = z.infer<typeof subScoreKeySchema>;
