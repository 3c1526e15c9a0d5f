import { type Answers, type AnswersUpdate, answersUpdateSchema, applyAnswers } from '@rolefit/contracts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { dropDraft, keepDraft, readDraft } from '@/lib/drafts';
import { answerKeys } from '@/lib/query-keys';

/** What the user stated; a kind that they said nothing about is absent. */
export const answersQuery = queryOptions({
  queryKey: answerKeys.all,
  queryFn: ({ signal }) => api.call('getAnswers', { signal }),
});

/** What takes back the kinds of an update: their former answers, or none. */
function undoOf(update: AnswersUpdate, before: Answers): AnswersUpdate {
  const { workPermits = null, licences = null, clearances = null, places = null, languages = null } = before;
  return {
    ...(update.workPermits !== undefined && { workPermits }),
    ...(update.licences !== undefined && { licences }),
    ...(update.clearances !== undefined && { clearances }),
    ...(update.places !== undefined && { places }),
    ...(update.languages !== undefined && { languages }),
  };
}

interface Options {
  readonly userId: string;
  /** Name under which a change is kept until the server has it: the session may end before. */
  readonly draft: string;
}

/** The change that was kept under this name and never came to the server, or null. */
export function readLostChange({ draft, userId }: Options, answers: Answers): AnswersUpdate | null {
  const kept = readDraft(draft, userId);
  const update = kept === null ? null : (answersUpdateSchema.safeParse(kept).data ?? null);
  // The server may have had it, and only its answer was lost.
  return update && JSON.stringify(applyAnswers(answers, update)) !== JSON.stringify(applyAnswers(answers, {})) ? update : null;
}

/**
 * Replaces the kinds that are given, at once on the screen and one after the other on the server. The matches that rest on them are fetched
 * again when they were judged anew.
 */
export function useUpdateAnswers({ userId, draft }: Options) {
  const client = useQueryClient();
  const paint = (update: AnswersUpdate) => client.setQueryData(answersQuery.queryKey, (answers) => applyAnswers(answers ?? {}, update));
  const isAnotherWaiting = () => client.isMutating({ mutationKey: answerKeys.all }) > 1;
  return useMutation({
    mutationKey: answerKeys.all,
    scope: { id: 'answers' },
    mutationFn: (body: AnswersUpdate) => api.call('updateAnswers', { body }),
    onMutate: async (update) => {
      keepDraft(draft, userId, update);
      await client.cancelQueries({ queryKey: answerKeys.all });
      const undo = undoOf(update, client.getQueryData(answersQuery.queryKey) ?? {});
      paint(update);
      return { undo };
    },
    onError: (_error, _update, context) => {
      if (context) paint(context.undo);
      // What a change began with may have been one that was refused too: only the server knows.
      if (!isAnotherWaiting()) void client.invalidateQueries({ queryKey: answerKeys.all });
    },
    onSuccess: (answers, update) => {
      // A later one under the same name is still to come through.
      if (JSON.stringify(readDraft(draft, userId)) === JSON.stringify(update)) dropDraft(draft);
      // While another change waits, the screen is ahead of what the server has said.
      if (!isAnotherWaiting()) client.setQueryData(answersQuery.queryKey, answers);
    },
  });
}
