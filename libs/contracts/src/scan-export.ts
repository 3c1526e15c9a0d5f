import { z } from 'zod/mini';
import { jobSchema } from './scan.js';

export const exportFormatSchema = z.enum(['csv', 'json'], 'format must be csv or json');
export type ExportFormat = z.infer<typeof exportFormatSchema>;

/** `GET /jobs/export`. */
export const exportQuerySchema = z.object({ format: z._default(exportFormatSchema, 'csv') });
export type ExportQuery = z.infer<typeof exportQuerySchema>;

/** The media types of an export, by format. */
export const exportTypes = { csv: 'text/csv', json: 'application/json' } as const satisfies Record<
  ExportFormat,
  string
>;

/**
 * A scan in an exported JSON file, which is an array of them, newest first: as in a list, with the
 * names of the skills.
 */
export const exportedJobSchema = z.extend(jobSchema, {
  matchSkills: z.array(z.string()),
  missingSkills: z.array(z.string()),
});
export type ExportedJob = z.infer<typeof exportedJobSchema>;
