import { z } from 'zod/mini';
import { removeDraft, saveDraft, readDraft } from '@/lib/drafts';
import { forgetTriedPosting, readTriedPosting } from '@/lib/tried-posting';

const name = 'scan';

const valuesSchema = z.object({
  jobDescription: z.string(),
  title: z._default(z.string(), ''),
  companyName: z.string(),
  url: z.string(),
});

const draftSchema = z.object({
  values: valuesSchema,
  /** The last request's values (see `snapshotOf`) and id; null before the first attempt. */
  attempt: z.nullable(z.object({ jobId: z.string(), sent: z.string() })),
});

/** A posting that has not been accepted yet. */
export type ScanDraft = z.infer<typeof draftSchema>;

export const emptyPosting: ScanDraft['values'] = {
  jobDescription: '',
  title: '',
  companyName: '',
  url: '',
};

/** The user's draft, or an empty one. */
export function readScanDraft(userId: string): ScanDraft {
  return storedDraft(userId) ?? { values: emptyPosting, attempt: null };
}

function storedDraft(userId: string): ScanDraft | undefined {
  return draftSchema.safeParse(readDraft(name, userId)).data;
}

/**
 * What the scan form begins with: the user's draft, or else the posting that they scored on the landing page before they signed in.
 * @returns `isTried` if it is that posting, whose details are still to be read
 */
export function beginScanDraft(userId: string): ScanDraft & { readonly isTried: boolean } {
  const draft = storedDraft(userId);
  const tried = draft ? null : readTriedPosting();
  if (tried === null) return { ...(draft ?? readScanDraft(userId)), isTried: false };
  return { values: { ...emptyPosting, jobDescription: tried }, attempt: null, isTried: true };
}

export function saveScanDraft(userId: string, draft: ScanDraft): void {
  // It is the user's now, or they have cleared it.
  forgetTriedPosting();
  if (Object.values(draft.values).every((value) => value === '')) removeDraft(name);
  else saveDraft(name, userId, draft);
}

/** The values of the form as text, to compare with those that were sent. */
export function snapshotOf(values: Partial<ScanDraft['values']>): string {
  return JSON.stringify({ ...emptyPosting, ...values });
}

/** Drops the draft that was sent under this id once the server has it; text typed since then remains as the draft of the next posting. */
export function dropAcceptedDraft(userId: string, jobId: string): void {
  const { values, attempt } = readScanDraft(userId);
  if (attempt?.jobId !== jobId) return;
  if (snapshotOf(values) === attempt.sent) removeDraft(name);
  else saveDraft(name, userId, { values, attempt: null });
}
