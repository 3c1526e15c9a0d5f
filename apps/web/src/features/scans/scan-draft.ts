import { z } from 'zod/mini';
import { removeDraft, saveDraft, readDraft } from '@/lib/drafts';

const name = 'scan';

const draftSchema = z.object({
  values: z.object({
    jobDescription: z.string(),
    companyName: z.string(),
    logo: z.string(),
    url: z.string(),
  }),
  /** The last request and its id; null before the first attempt. */
  attempt: z.nullable(z.object({ jobId: z.string(), sent: z.string() })),
});

/** A posting that has not been accepted yet. */
export type ScanDraft = z.infer<typeof draftSchema>;

export const emptyPosting: ScanDraft['values'] = {
  jobDescription: '',
  companyName: '',
  logo: '',
  url: '',
};

/** The user's draft, or an empty one. */
export function readScanDraft(userId: string): ScanDraft {
  return (
    draftSchema.safeParse(readDraft(name, userId)).data ?? { values: emptyPosting, attempt: null }
  );
}

export function saveScanDraft(userId: string, draft: ScanDraft): void {
  if (Object.values(draft.values).every((value) => value === '')) removeDraft(name);
  else saveDraft(name, userId, draft);
}

/** Drops the draft that was sent under this id, once the server has it. */
export function dropAcceptedDraft(userId: string, jobId: string): void {
  if (readScanDraft(userId).attempt?.jobId === jobId) removeDraft(name);
}
