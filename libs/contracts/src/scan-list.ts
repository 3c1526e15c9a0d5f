import { z } from 'zod/mini';
import { limits } from './limits.js';
import { normalised } from './normalised-text.js';
import { savedStageSchema, savedStages } from './saved.js';
import { jobSchema, scanStatusSchema } from './scan.js';
import { wholeNumber } from './whole-number.js';

/**
 * The sort orders of a list; those by score follow the lower end of its range, or the score where it has none. The id breaks ties; scans without a score or title come last in every order.
 */
export const jobSorts = [
  'newest',
  'oldest',
  'best-score',
  'worst-score',
  'company',
  'title',
] as const;
export const jobSortSchema = z.enum(jobSorts, `sort must be one of ${jobSorts.join(', ')}`);
export type JobSort = z.infer<typeof jobSortSchema>;

function score(name: string) {
  const message = `${name} must be a whole number from 0 to 100`;
  return wholeNumber(message, z.maximum(100, message));
}

const yesOrNo = (name: string) =>
  z.pipe(
    z.enum(['true', 'false'], `${name} must be true or false`),
    z.transform((value) => value === 'true'),
  );

/** One value or several, repeated or comma-separated: `status=queued,failed`. */
function oneOrMore<Value extends string>(name: string, values: readonly Value[]) {
  const isKnown = (text: string): text is Value => values.some((value) => value === text);
  const list = z.pipe(
    z.union([z.string(), z.array(z.string())]),
    z.transform((given) => [...new Set([given].flat().flatMap((one) => one.split(',')))]),
  );
  const known = list.check(
    z.refine(
      (texts) => texts.every(isKnown),
      `${name} must be one or more of ${values.join(', ')}`,
    ),
  );
  return z.pipe(
    known,
    z.transform((texts) => texts.filter(isKnown)),
  );
}

const searchMessage = `Search for at most ${limits.searchChars} characters`;

/**
 * `GET /jobs`: by page, or by cursor beyond the hundredth page; a cursor overrides a page and
 * belongs to its `sort`. Filters are combined with AND.
 */
export const jobsQuerySchema = z
  .object({
    page: z._default(
      wholeNumber(
        'page must be a whole number',
        z.minimum(1, 'page starts at 1'),
        z.maximum(limits.pageMax, `page goes up to ${limits.pageMax}; use cursor beyond`),
      ),
      limits.pageDefault,
    ),
    limit: z._default(
      wholeNumber(
        'limit must be a whole number',
        z.minimum(1, 'limit starts at 1'),
        z.maximum(limits.pageSizeMax, `limit goes up to ${limits.pageSizeMax}`),
      ),
      limits.pageSizeDefault,
    ),
    cursor: z.optional(
      z
        .string('Invalid cursor')
        .check(z.minLength(1, 'Invalid cursor'), z.maxLength(limits.cursorChars, 'Invalid cursor')),
    ),
    sort: z._default(jobSortSchema, 'newest'),
    /**
     * Every word must be in the title or the company, ignoring case and accents. Blank means no
     * filter.
     */
    q: z.optional(
      z.string('q must be a text').check(...normalised(limits.searchChars, searchMessage)),
    ),
    status: z.optional(oneOrMore('status', scanStatusSchema.options)),
    saved: z.optional(yesOrNo('saved')),
    /** Stages of saved scans; unsaved ones have none. */
    stage: z.optional(oneOrMore('stage', savedStages)),
    /** Overall score, both ends included; excludes scans without a score. */
    minScore: z.optional(score('minScore')),
    maxScore: z.optional(score('maxScore')),
    /** Scans without a match are neither. */
    readyToApply: z.optional(yesOrNo('readyToApply')),
    /** Whether a condition waits for the user's answer. */
    unanswered: z.optional(yesOrNo('unanswered')),
    /** Whether the scan is saved at a stage from applied on. */
    applied: z.optional(yesOrNo('applied')),
    /** Archived scans only, or all others. By default lists leave archived ones out, unless they ask for saved ones. */
    archived: z.optional(yesOrNo('archived')),
  })
  .check(
    z.refine(
      ({ minScore, maxScore }) =>
        minScore === undefined || maxScore === undefined || minScore <= maxScore,
      {
        error: 'minScore must not be above maxScore',
        path: ['minScore'],
      },
    ),
  );
export type JobsQuery = z.infer<typeof jobsQuerySchema>;

/** One page of scans, with totals. */
export const jobsPageSchema = z.object({
  jobs: z.array(jobSchema),
  /** These five cover all of the user's scans, regardless of filters. */
  totalJobs: z.int(),
  totalSavedJobs: z.int(),
  /** Number of saved scans per stage. */
  savedByStage: z.record(savedStageSchema, z.int()),
  totalScannedThisWeek: z.int(),
  /** Number of archived scans. */
  totalArchivedJobs: z._default(z.int(), 0),
  /**
   * Number of scans that pass the filters, capped at `limits.totalMatchingMax`, which means "or
   * more".
   */
  totalMatching: z.int(),
  /** Opaque; null on the last page. */
  nextCursor: z.nullable(z.string()),
  /** Opaque; null on the first page, and on an empty one. */
  previousCursor: z.nullable(z.string()),
});
export type JobsPage = z.infer<typeof jobsPageSchema>;
