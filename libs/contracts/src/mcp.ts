import { z } from 'zod/mini';
import { evidenceClaimSchema } from './close-reading.js';
import { limits } from './limits.js';
import { normalised } from './normalised-text.js';
import { savedStageSchema } from './saved.js';
import { savedFieldsSchema } from './saved-change.js';
import { jobSortSchema } from './scan-list.js';
import { scanFormSchema, scanTitleSchema } from './scan-request.js';

const scanId = z
  .uuid('scanId must be the id of a scan, as scan_posting and list_scans give it')
  .check(z.describe('Id of the scan, as scan_posting and list_scans give it.'));

/** Arguments of `scan_posting`. */
export const scanPostingSchema = z.strictObject({
  text: scanFormSchema.shape.jobDescription.check(
    z.describe('The whole text of the posting, exactly as on the page.'),
  ),
  title: z
    .optional(scanTitleSchema)
    .check(z.describe('Title of the job. Without it, it is read from the text.')),
  company: z
    .optional(scanFormSchema.shape.companyName)
    .check(z.describe('Name of the employer, at least two characters.')),
  url: z
    .optional(scanFormSchema.shape.url)
    .check(z.describe('Address of the posting, http or https.')),
});
export type ScanPosting = z.infer<typeof scanPostingSchema>;

/** Arguments of the tools that read one scan. */
export const scanIdArgumentsSchema = z.strictObject({ scanId });
export type ScanIdArguments = z.infer<typeof scanIdArgumentsSchema>;

const pageSize = z
  ._default(z.int().check(z.minimum(1), z.maximum(limits.mcpPageSizeMax)), limits.pageSizeDefault)
  .check(z.describe(`How many to list, at most ${limits.mcpPageSizeMax}.`));
const cursor = z
  .optional(z.string().check(z.minLength(1), z.maxLength(limits.cursorChars)))
  .check(z.describe('The nextCursor of the previous page.'));

/** Arguments of `list_scans`. */
export const listScansArgumentsSchema = z.strictObject({
  search: z
    .optional(
      z
        .string()
        .check(
          ...normalised(
            limits.searchChars,
            `search must be at most ${limits.searchChars} characters`,
          ),
        ),
    )
    .check(z.describe('Words that the title or the company must contain.')),
  sort: z._default(jobSortSchema, 'newest'),
  limit: pageSize,
  cursor,
});
export type ListScansArguments = z.infer<typeof listScansArgumentsSchema>;

/** Arguments of `list_saved_jobs`. */
export const listSavedJobsArgumentsSchema = z.strictObject({
  stage: z.optional(savedStageSchema).check(z.describe('Only jobs at this stage.')),
  limit: pageSize,
  cursor,
});
export type ListSavedJobsArguments = z.infer<typeof listSavedJobsArgumentsSchema>;

/** Arguments of `move_stage`. */
export const moveStageArgumentsSchema = z.strictObject({
  scanId,
  stage: savedStageSchema.check(z.describe('The stage to move the job to.')),
  note: savedFieldsSchema.shape.note.check(
    z.describe('Replaces the note of the user. Leave it out to keep the note.'),
  ),
});
export type MoveStageArguments = z.infer<typeof moveStageArgumentsSchema>;

/** Arguments of `read_insights`. */
export const noArgumentsSchema = z.strictObject({});

/** Arguments of `submit_evidence`. Each requirement may have only one claim, so that every refusal refers to exactly one. */
export const submitEvidenceArgumentsSchema = z.strictObject({
  scanId,
  resume: z
    .optional(z.int().check(z.minimum(1)))
    .check(
      z.describe(
        'The number of the resume that you have read, as list_requirements gives it. Leave it out if the user has only one.',
      ),
    ),
  evidence: z.array(z.strictObject(evidenceClaimSchema.shape)).check(
    z.minLength(1, 'Send evidence for at least one requirement.'),
    z.maxLength(
      limits.evidenceClaims,
      `Send evidence for at most ${limits.evidenceClaims} requirements at once.`,
    ),
    z.refine(
      (claims) => new Set(claims.map(({ requirementId }) => requirementId)).size === claims.length,
      'Send evidence for each requirement once, with all of its quotes.',
    ),
    z.describe(
      'One entry for each requirement that you have judged: its id, a verdict (shown, partly, not-found, contradicted), and for all but not-found up to three verbatim quotes from the lines of the resume.',
    ),
  ),
});
export type SubmitEvidenceArguments = z.infer<typeof submitEvidenceArgumentsSchema>;
