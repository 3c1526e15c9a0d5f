import { type Answers, type AnswersUpdate, applyAnswers } from '@rolefit/contracts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api';
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

/**
 * Replaces the kinds that are given, at once on the screen and one after the other on the server. The matches that rest on them are fetched
 * again when they were judged anew.
 */
export function useUpdateAnswers() {
  const client = useQueryClient();
  const paint = (update: AnswersUpdate) => client.setQueryData(answersQuery.queryKey, (answers) => applyAnswers(answers ?? {}, update));
  return useMutation({
    mutationKey: answerKeys.all,
    scope: { id: 'answers' },
    mutationFn: (body: AnswersUpdate) => api.call('updateAnswers', { body }),
    onMutate: async (update) => {
      await client.cancelQueries({ queryKey: answerKeys.all });
      const undo = undoOf(update, client.getQueryData(answersQuery.queryKey) ?? {});
      paint(update);
      return { undo };
    },
    onError: (_error, _update, context) => void (context && paint(context.undo)),
    onSuccess: (answers) => {
      // While another change waits, the screen is ahead of what the server has said.
      if (client.isMutating({ mutationKey: answerKeys.all }) === 1) client.setQueryData(answersQuery.queryKey, answers);
    },
  });
}
