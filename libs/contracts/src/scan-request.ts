import { z } from 'zod/mini';
import { limits } from './limits.js';
import { normalised, roughMaxLength } from './normalised-text.js';
import { normaliseText } from './text.js';
import { optionalWebUrlSchema } from './web-url.js';

// A function, because number formatting loads the browser's locale tables, which would delay the
// page.
const descriptionMessage = () =>
  `Job Description must be at most ${limits.postingChars.toLocaleString('en')} characters`;
const companyMessage = `Company name must be at most ${limits.companyNameChars} characters`;
const shortCompanyMessage = `Company name must have at least ${limits.companyNameMinChars} characters`;
const urlMessage = 'Paste a link that starts with https://';
const logoMessage = 'Logo URL is too long';
const jobIdMessage = `jobId must be at most ${limits.jobIdChars} characters`;
const titleMessage = `Title must be at most ${limits.postingTitleChars} characters`;

/** The fields of the scan form. Only the text is needed: company and address are mostly part of it. */
export const scanFormSchema = z.object({
  jobDescription: z.pipe(
    z.pipe(
      z
        .string('Job Description Required')
        .check(roughMaxLength(limits.postingChars, descriptionMessage)),
      z.transform((text) => normaliseText(text).trim()),
    ),
    z
      .string()
      .check(
        z.minLength(limits.postingMinChars, 'Job Description Required'),
        z.maxLength(limits.postingChars, { error: descriptionMessage }),
      ),
  ),
  /** Empty where it is unknown. */
  companyName: z._default(
    z.string(shortCompanyMessage).check(
      ...normalised(limits.companyNameChars, companyMessage),
      z.refine(
        (name) => name === '' || name.length >= limits.companyNameMinChars,
        shortCompanyMessage,
      ),
    ),
    '',
  ),
  /**
   * Optional and not validated as a URL, as specified; only http(s) addresses are ever shown as
   * pictures.
   */
  logo: z.optional(z.string().check(...normalised(limits.urlChars, logoMessage))),
  /** Empty where the posting has no address, such as a text from an e-mail. */
  url: optionalWebUrlSchema(urlMessage),
});
export type ScanForm = z.infer<typeof scanFormSchema>;

/** A title given by the caller. */
export const scanTitleSchema = z
  .string()
  .check(
    ...normalised(limits.postingTitleChars, titleMessage),
    z.minLength(1, 'Title must not be empty'),
  );

/** `POST /jobs/scan`. `jobId` is the idempotency key: a repeated one returns the existing scan. */
export const scanRequestSchema = z.extend(scanFormSchema, {
  jobId: z
    .string('jobId Required')
    .check(...normalised(limits.jobIdChars, jobIdMessage), z.minLength(1, 'jobId Required')),
  /** Overrides the title that is read from the posting. */
  title: z.optional(scanTitleSchema),
});
export type ScanRequest = z.infer<typeof scanRequestSchema>;
