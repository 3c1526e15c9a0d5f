import { z } from 'zod/mini';
import { dropDraft, keepDraft, readDraft } from '@/lib/drafts';

const name = 'scan';

const draftSchema = z.object({
  values: z.object({ jobDescription: z.string(), companyName: z.string(), logo: z.string(), url: z.string() }),
  /** What was sent last, and under which id; null before the first try. */
  attempt: z.nullable(z.object({ jobId: z.string(), sent: z.string() })),
});

/** A posting that was not accepted yet. */
export type ScanDraft = z.infer<typeof draftSchema>;

export const emptyPosting: ScanDraft['values'] = { jobDescription: '', companyName: '', logo: '', url: '' };

/** What this user has begun; empty where that is nothing. */
export function readScanDraft(userId: string): ScanDraft {
  return draftSchema.safeParse(readDraft(name, userId)).data ?? { values: emptyPosting, attempt: null };
}

export function saveScanDraft(userId: string, draft: ScanDraft): void {
  if (Object.values(draft.values).every((value) => value === '')) dropDraft(name);
  else keepDraft(name, userId, draft);
}

/** Drops what was sent under an id, once the server has it. */
export function dropAcceptedDraft(userId: string, jobId: string): void {
  if (readScanDraft(userId).attempt?.jobId === jobId) dropDraft(name);
}
