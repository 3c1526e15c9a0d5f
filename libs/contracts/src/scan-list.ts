import { z } from 'zod';
import { limits } from './limits.js';
import { savedStageSchema, savedStages } from './saved.js';
import { jobSchema, scanStatusSchema } from './scan.js';
import { normaliseLine, roughly } from './text.js';

/** The orders of a list. Equal ones go by id; what has no score or title yet comes last in every order. */
export const jobSorts = ['newest', 'oldest', 'best-score', 'worst-score', 'company', 'title'] as const;
export const jobSortSchema = z.enum(jobSorts, `sort must be one of ${jobSorts.join(', ')}`);
export type JobSort = z.infer<typeof jobSortSchema>;

const wholeNumber = (message: string) => z.string(message).regex(/^\d{1,6}$/, message).transform(Number).pipe(z.int());

const score = (name: string) => wholeNumber(`${name} must be a whole number from 0 to 100`).pipe(z.int().max(100, `${name} must be a whole number from 0 to 100`));

const yesOrNo = (name: string) => z.enum(['true', 'false'], `${name} must be true or false`).transform((value) => value === 'true');

/** One value or several, repeated or with commas between them: `status=queued,failed`. */
function oneOrMore<Value extends string>(name: string, values: readonly Value[]) {
  const isKnown = (text: string): text is Value => values.some((value) => value === text);
  return z
    .union([z.string(), z.array(z.string())])
    .transform((given) => [...new Set([given].flat().flatMap((one) => one.split(',')))])
    .refine((texts) => texts.every(isKnown), `${name} must be one or more of ${values.join(', ')}`)
    .transform((texts) => texts.filter(isKnown));
}

const searchMessage = `Search for at most ${limits.searchChars} characters`;

/**
 * `GET /jobs`: by page, or by cursor beyond the hundredth page; a cursor wins over a page and belongs to its `sort`. Filters narrow
 * the list together: every one that is given must hold.
 */
export const jobsQuerySchema = z
  .object({
    page: wholeNumber('page must be a whole number')
      .pipe(z.int().min(1, 'page starts at 1').max(limits.pageMax, `page goes up to ${limits.pageMax}; use cursor beyond`))
      .default(limits.pageDefault),
    limit: wholeNumber('limit must be a whole number')
      .pipe(z.int().min(1, 'limit starts at 1').max(limits.pageSizeMax, `limit goes up to ${limits.pageSizeMax}`))
      .default(limits.pageSizeDefault),
    cursor: z.string('Invalid cursor').min(1, 'Invalid cursor').max(limits.cursorChars, 'Invalid cursor').optional(),
    sort: jobSortSchema.default('newest'),
    /** Every word must be in the title or the company, ignoring case and accents. Blank: no filter. */
    q: z.string('q must be a text').max(...roughly(limits.searchChars, searchMessage)).overwrite(normaliseLine).max(limits.searchChars, searchMessage).optional(),
    status: oneOrMore('status', scanStatusSchema.options).optional(),
    saved: yesOrNo('saved').optional(),
    /** Stages of saved scans; one that is not saved has none. */
    stage: oneOrMore('stage', savedStages).optional(),
    /** Overall score, both ends included; a scan without one is left out. */
    minScore: score('minScore').optional(),
    maxScore: score('maxScore').optional(),
    /** A scan that is not judged yet is neither. */
    readyToApply: yesOrNo('readyToApply').optional(),
  })
  .refine(({ minScore, maxScore }) => minScore === undefined || maxScore === undefined || minScore <= maxScore, {
    error: 'minScore must not be above maxScore',
    path: ['minScore'],
  });
export type JobsQuery = z.infer<typeof jobsQuerySchema>;

/** One page of scans, with totals. */
export const jobsPageSchema = z
  .object({
    jobs: z.array(jobSchema),
    /** These four are over all of the user's scans, whatever the filters. */
    totalJobs: z.int(),
    totalSavedJobs: z.int(),
    /** How many of the saved ones are at which stage. */
    savedByStage: z.record(savedStageSchema, z.int()),
    totalScannedThisWeek: z.int(),
    /** How many scans pass the filters, counted no further than `limits.totalMatchingMax`: that number means "so many or more". */
    totalMatching: z.int(),
    /** Opaque; null on the last page. */
    nextCursor: z.string().nullable(),
    /** Opaque; null on the first page, and on one without scans. */
    previousCursor: z.string().nullable(),
  })
  .meta({ id: 'JobsPage' });
export type JobsPage = z.infer<typeof jobsPageSchema>;
