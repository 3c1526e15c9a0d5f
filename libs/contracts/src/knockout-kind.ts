import { z } from 'zod/mini';
import { conditionKindSchema } from './facts/index.js';

export const knockoutKindSchema = z.enum([
  'licence',
  'clearance',
  'work-permit',
  'place',
  'language',
  'degree',
  ...conditionKindSchema.options,
]);
export type KnockoutKind = z.infer<typeof knockoutKindSchema>;
