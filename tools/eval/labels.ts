/** The fields of labels and metrics that more than one task reads. */
import { z } from 'zod';

/** A resume, posting or page as its manifest lists it. */
export const fileSchema = z.looseObject({ id: z.string(), file: z.string() });

/** A metric; null where there was nothing to measure. */
export const metricSchema = z.number().nullable();

/** A resume and a posting, by their ids. */
export const pairSchema = z.looseObject({ resume: z.string(), posting: z.string() });
