import { z } from 'zod';

const storageKey = 'scan-draft';

const draftSchema = z.object({
  userId: z.string(),
  values: z.object({ jobDescription: z.string(), companyName: z.string(), logo: z.string(), url: z.string() }),
  /** What was sent last, and under which id; null before the first try. */
  attempt: z.object({ jobId: z.string(), sent: z.string() }).nullable(),
});

/** A posting that was not accepted yet. It may be private: only its own user sees it again, and only in this tab. */
export type ScanDraft = z.infer<typeof draftSchema>;

export const emptyPosting: ScanDraft['values'] = { jobDescription: '', companyName: '', logo: '', url: '' };

function parseStored(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    return null;
  }
}

function storedDraft(): ScanDraft | null {
  const parsed = draftSchema.safeParse(parseStored(sessionStorage.getItem(storageKey)));
  return parsed.success ? parsed.data : null;
}

/** What this user has begun; empty where that is nothing. */
export function readScanDraft(userId: string): ScanDraft {
  const draft = storedDraft();
  return draft?.userId === userId ? draft : { userId, values: emptyPosting, attempt: null };
}

export function keepScanDraft(draft: ScanDraft): void {
  if (Object.values(draft.values).every((value) => value === '')) return dropScanDraft();
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // Too much for the browser is far too much for a scan, and an older state of it would mislead.
    dropScanDraft();
  }
}

export function dropScanDraft(): void {
  sessionStorage.removeItem(storageKey);
}

/** Drops what was sent under an id, once the server has it. */
export function dropAcceptedDraft(jobId: string): void {
  if (storedDraft()?.attempt?.jobId === jobId) dropScanDraft();
}
