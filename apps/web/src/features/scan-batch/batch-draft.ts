import { z } from 'zod/mini';
import { dropDraft, keepDraft, readDraft } from '@/lib/drafts';
import { type BatchItem, isDone } from './batch-item';

const name = 'scan-batch';

const draftSchema = z.object({
  pasted: z.string(),
  items: z.array(
    z.object({
      id: z.string(),
      values: z.object({ jobDescription: z.string(), companyName: z.string(), url: z.string(), logo: z.string(), title: z.string() }),
      answer: z.nullable(z.object({ outcome: z.literal('refused'), message: z.string(), fields: z.record(z.string(), z.string()) })),
    }),
  ),
});

/** What somebody has begun: the text that is not in the list yet, and the list. */
export interface BatchDraft {
  readonly pasted: string;
  readonly items: readonly BatchItem[];
}

const emptyDraft: BatchDraft = { pasted: '', items: [] };

/** What this user has begun in this tab; postings may be private, so nobody else sees them. Empty where that is nothing. */
export function readBatchDraft(userId: string): BatchDraft {
  const parsed = draftSchema.safeParse(readDraft(name, userId));
  return parsed.success ? parsed.data : emptyDraft;
}

/**
 * Keeps it over a reload, without what the server has already.
 * @returns false where it is too much for the browser
 */
export function saveBatchDraft(userId: string, { pasted, items }: BatchDraft): boolean {
  const left = items.filter((item) => !isDone(item));
  // What was kept before would count against the room that there is.
  dropDraft(name);
  return (pasted === '' && left.length === 0) || keepDraft(name, userId, { pasted, items: left });
}
