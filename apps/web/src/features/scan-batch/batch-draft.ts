import { z } from 'zod/mini';
import { removeDraft, saveDraft, readDraft } from '@/lib/drafts';
import { type BatchItem, isDone } from './batch-item';

const name = 'scan-batch';

const draftSchema = z.object({
  pasted: z.string(),
  items: z.array(
    z.object({
      id: z.string(),
      values: z.object({
        jobDescription: z.string(),
        companyName: z.string(),
        url: z.string(),
        logo: z.string(),
        title: z.string(),
      }),
      answer: z.nullable(
        z.object({
          outcome: z.literal('refused'),
          message: z.string(),
          fields: z.record(z.string(), z.string()),
        }),
      ),
    }),
  ),
});

/** The user's input: the pasted text that is not in the list yet, and the list. */
export interface BatchDraft {
  readonly pasted: string;
  readonly items: readonly BatchItem[];
}

const emptyDraft: BatchDraft = { pasted: '', items: [] };

/** This user's draft in this tab, or an empty one. Postings may be private, so drafts are stored by user. */
export function readBatchDraft(userId: string): BatchDraft {
  const parsed = draftSchema.safeParse(readDraft(name, userId));
  return parsed.success ? parsed.data : emptyDraft;
}

/**
 * Stores the draft over a reload, without postings that the server has.
 * @returns false if it exceeds the storage quota
 */
export function saveBatchDraft(userId: string, { pasted, items }: BatchDraft): boolean {
  const left = items.filter((item) => !isDone(item));
  // The previous draft would count towards the quota.
  removeDraft(name);
  return (pasted === '' && left.length === 0) || saveDraft(name, userId, { pasted, items: left });
}
