import {
  type Job,
  type JobDetail,
  type JobsPage,
  type Saved,
  type SavedChange,
  scanEndpoints,
} from '@rolefit/contracts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { errorText } from '@/lib/error-text';
import { scanKeys } from '@/lib/query-keys';
import { toast } from '@/lib/toast';
import { dropAcceptedNote } from '../saved/note-draft';
import { texts } from '../saved/texts';
import { cancelScanQueries, invalidateScan, patchCachedScan } from './optimistic-update';

type Action =
  { readonly kind: 'save' | 'change'; readonly fields: SavedChange } | { readonly kind: 'unsave' };

function send(id: string, action: Action): Promise<Job> {
  if (action.kind === 'unsave') return api.call(scanEndpoints.unsaveScan, { params: { id } });
  const { saveScan, changeSavedScan } = scanEndpoints;
  return api.call(action.kind === 'save' ? saveScan : changeSavedScan, {
    params: { id },
    body: action.fields,
  });
}

function savedAfter(saved: Saved | null, action: Action): Saved | null {
  if (action.kind === 'unsave') return null;
  const { stage, note } = action.fields;
  const before = saved ?? { stage: 'saved', note: '', savedAt: new Date().toISOString() };
  return { ...before, stage: stage ?? before.stage, note: note ?? before.note };
}

function totalsAfter(
  { totalSavedJobs, savedByStage }: JobsPage,
  before: Saved | null,
  next: Saved | null,
): Pick<JobsPage, 'totalSavedJobs' | 'savedByStage'> {
  const byStage = { ...savedByStage };
  if (before) byStage[before.stage] -= 1;
  if (next) byStage[next.stage] += 1;
  return {
    totalSavedJobs: totalSavedJobs + Number(next !== null) - Number(before !== null),
    savedByStage: byStage,
  };
}

/** Updates every cached copy of the scan, totals included. */
function paint(client: QueryClient, id: string, next: Saved | null): void {
  const before = cachedSaved(client, id);
  client.setQueriesData<JobsPage>(
    { queryKey: scanKeys.lists },
    (page) => page && { ...page, ...totalsAfter(page, before, next) },
  );
  patchCachedScan(client, id, () => ({ saved: next }));
}

/** The scan's saved state from any cache entry; all of them agree. */
function cachedSaved(client: QueryClient, id: string): Saved | null {
  const listed = client
    .getQueriesData<JobsPage>({ queryKey: scanKeys.lists })
    .flatMap(([, page]) => page?.jobs.filter(({ _id }) => _id === id) ?? []);
  return (client.getQueryData<JobDetail>(scanKeys.detail(id)) ?? listed[0])?.saved ?? null;
}

/**
 * Saves or unsaves a scan, or changes its stage or note. Optimistic: changes show immediately and are rolled back with a toast if the server refuses. Changes of
 * one scan are sent one after another.
 */
export function useSaved(id: string) {
  const client = useQueryClient();
  const key = ['saved', id];
  const mutation = useMutation({
    mutationKey: key,
    scope: { id: key.join(' ') },
    mutationFn: (action: Action) => send(id, action),
    onMutate: async (action) => {
      await cancelScanQueries(client, id);
      const before = cachedSaved(client, id);
      paint(client, id, savedAfter(before, action));
      return { before };
    },
    onSuccess: (job, action) => {
      if (action.kind !== 'unsave' && action.fields.note !== undefined)
        dropAcceptedNote(id, action.fields.note);
      // A newer change is pending and shows already.
      if (client.isMutating({ mutationKey: key }) === 1) paint(client, id, job.saved);
    },
    onError: (error, _action, context) => {
      if (context && client.isMutating({ mutationKey: key }) === 1)
        paint(client, id, context.before);
      toast.error(texts.notChanged, { id: toastId(id), description: errorText(error) });
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey: key }) === 1) invalidateScan(client, id);
    },
  });
  const { mutate } = mutation;
  const unsave = () => {
    const before = cachedSaved(client, id);
    mutate({ kind: 'unsave' });
    const fields = { stage: before?.stage ?? 'saved', note: before?.note ?? '' } as const;
    toast(texts.unsaved, {
      id: toastId(id),
      action: { label: texts.undo, onClick: () => mutate({ kind: 'save', fields }) },
    });
  };
  return {
    isPending: mutation.isPending,
    save: () => {
      toast.dismiss(toastId(id));
      mutate({ kind: 'save', fields: {} });
    },
    unsave,
    change: (fields: SavedChange, callbacks?: { onSuccess?: () => void; onSettled?: () => void }) =>
      mutate({ kind: 'change', fields }, callbacks),
  };
}

function toastId(id: string): string {
  return `saved-${id}`;
}
