import { z } from 'zod';
import { type BatchItem, isDone } from './batch-item';

const storageKey = 'scan-batch';

const draftSchema = z.object({
  userId: z.string(),
  pasted: z.string(),
  items: z.array(
    z.object({
      id: z.string(),
      values: z.object({ jobDescription: z.string(), companyName: z.string(), url: z.string(), logo: z.string(), title: z.string() }),
      answer: z.object({ outcome: z.literal('refused'), message: z.string(), fields: z.record(z.string(), z.string()) }).nullable(),
    }),
  ),
});

/** What somebody has begun: the text that is not in the list yet, and the list. */
export interface BatchDraft {
  readonly pasted: string;
  readonly items: readonly BatchItem[];
}

const emptyDraft: BatchDraft = { pasted: '', items: [] };

function parseStored(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    return null;
  }
}

/** What this user has begun in this tab; postings may be private, so nobody else sees them. Empty where that is nothing. */
export function readBatchDraft(userId: string): BatchDraft {
  const parsed = draftSchema.safeParse(parseStored(sessionStorage.getItem(storageKey)));
  return parsed.success && parsed.data.userId === userId ? parsed.data : emptyDraft;
}

/**
 * Keeps it over a reload, without what the server has already.
 * @returns false where it is too much for the browser: then nothing is kept, because an older state would mislead
 */
export function keepBatchDraft(userId: string, { pasted, items }: BatchDraft): boolean {
  const left = items.filter((item) => !isDone(item));
  sessionStorage.removeItem(storageKey);
  if (pasted === '' && left.length === 0) return true;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ userId, pasted, items: left }));
    return true;
  } catch {
    return false;
  }
}
