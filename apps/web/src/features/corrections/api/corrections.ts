import { correctionEndpoints, type CorrectionRequest, type JobDetail } from '@rolefit/contracts';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { errorText } from '@/lib/error-text';
import { correctionKeys, readingKeys, scanKeys } from '@/lib/query-keys';
import { toast } from '@/lib/toast';
import { texts } from '../texts';
import { previewMatch } from './preview-match';

export const correctionsQuery = queryOptions({
  queryKey: correctionKeys.all,
  queryFn: ({ signal }) => api.call(correctionEndpoints.getCorrections, { signal }),
});

const toastId = 'correction';

/** The score on the screen. */
function scoreOf(client: QueryClient, scanId: string | null): number | null {
  if (scanId === null) return null;
  return client.getQueryData<JobDetail>(scanKeys.detail(scanId))?.score?.overallScore ?? null;
}

/**
 * Saves a correction, and shows the match that follows before the server has judged it.
 * @param scanId the scan on the screen; null elsewhere
 */
export function useCorrect(scanId: string | null) {
  const client = useQueryClient();
  const undo = useUndo(scanId);
  return useMutation({
    scope: { id: 'corrections' },
    mutationFn: (body: CorrectionRequest) => api.call(correctionEndpoints.saveCorrection, { body }),
    // The server may have judged the match before this page has.
    onMutate: () => ({ before: scoreOf(client, scanId) }),
    onSuccess: async ({ id }, _request, { before }) => {
      if (scanId !== null) await previewMatch(client, scanId);
      const after = scoreOf(client, scanId);
      const isNews = before !== null && after !== null && before !== after;
      toast.success(isNews ? texts.savedScore(before, after) : texts.saved, {
        id: toastId,
        action: { label: texts.undo, onClick: () => undo.mutate(id) },
      });
      void client.invalidateQueries({ queryKey: correctionKeys.all });
      void client.invalidateQueries({ queryKey: readingKeys.all });
    },
    onError: (error) => toast.error(texts.notSaved, { id: toastId, description: errorText(error) }),
  });
}

/** Undoes a correction. */
export function useUndo(scanId: string | null) {
  const client = useQueryClient();
  return useMutation({
    scope: { id: 'corrections' },
    mutationFn: (id: string) => api.call(correctionEndpoints.removeCorrection, { params: { id } }),
    onSuccess: async () => {
      if (scanId !== null) await previewMatch(client, scanId);
      toast.success(texts.undone, { id: toastId });
    },
    onError: (error) =>
      toast.error(texts.notUndone, { id: toastId, description: errorText(error) }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: correctionKeys.all });
      void client.invalidateQueries({ queryKey: readingKeys.all });
    },
  });
}
