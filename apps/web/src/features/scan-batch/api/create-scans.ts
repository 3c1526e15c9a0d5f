import { batchEndpoints } from '@rolefit/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { scanKeys } from '@/lib/query-keys';
import { readBatchDraft, saveBatchDraft } from '../batch-draft';
import { type readyItems, withAnswers } from '../batch-item';

type Ready = ReturnType<typeof readyItems>;

/** Creates scans for many postings; resolves with the outcome of each, in the same order. */
export function useCreateScans(userId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ready: Ready) =>
      api.call(batchEndpoints.createScans, {
        body: { postings: ready.map(({ request }) => request) },
      }),
    // In the mutation's own callback, because the list may have been unmounted by then.
    onSuccess: ({ items }, ready) => {
      const draft = readBatchDraft(userId);
      saveBatchDraft(userId, {
        ...draft,
        items: withAnswers(
          draft.items,
          ready.map(({ id }) => id),
          items,
        ),
      });
      return client.invalidateQueries({ queryKey: scanKeys.all });
    },
  });
}
