import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { scanKeys } from '@/lib/query-keys';
import { saveBatchDraft, readBatchDraft } from '../batch-draft';
import { type readyItems, withAnswers } from '../batch-item';

type Ready = ReturnType<typeof readyItems>;

/** Asks for the scans of many postings; resolves with what became of each, in their order. */
export function useCreateScans(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ready: Ready) => api.call('createScans', { body: { postings: ready.map(({ request }) => request) } }),
    // Here and not beside the list, which may be gone by then.
    onSuccess: ({ items }, ready) => {
      const draft = readBatchDraft(userId);
      saveBatchDraft(userId, { ...draft, items: withAnswers(draft.items, ready.map(({ id }) => id), items) });
      return client.invalidateQueries({ queryKey: scanKeys.all });
    },
  });
}
