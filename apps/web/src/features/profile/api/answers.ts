import {
  answerEndpoints,
  type Answers,
  type AnswersUpdate,
  answersUpdateSchema,
  applyAnswers,
  askedConditionEndpoints,
} from '@rolefit/contracts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { removeDraft, saveDraft, readDraft } from '@/lib/drafts';
import { answerKeys, scanKeys } from '@/lib/query-keys';

/** The user's answers; kinds without an answer are absent. */
export const answersQuery = queryOptions({
  queryKey: answerKeys.all,
  queryFn: ({ signal }) => api.call(answerEndpoints.getAnswers, { signal }),
});

/** The conditions of work that the user's own postings set. */
export const askedConditionsQuery = queryOptions({
  queryKey: scanKeys.askedConditions,
  queryFn: ({ signal }) => api.call(askedConditionEndpoints.getAskedConditions, { signal }),
});

/** The update that reverts another one. */
function undoOf(update: AnswersUpdate, before: Answers): AnswersUpdate {
  const {
    workPermits = null,
    licences = null,
    clearances = null,
    places = null,
    languages = null,
    conditions = null,
  } = before;
  return {
    ...(update.workPermits !== undefined && { workPermits }),
    ...(update.licences !== undefined && { licences }),
    ...(update.clearances !== undefined && { clearances }),
    ...(update.places !== undefined && { places }),
    ...(update.languages !== undefined && { languages }),
    ...(update.conditions !== undefined && { conditions }),
  };
}

interface Options {
  readonly userId: string;
  /** Name of the draft that stores a change until the server has it, in case the session ends before. */
  readonly draft: string;
}

/** A stored change that has not reached the server, or null. */
export function readLostChange({ draft, userId }: Options, answers: Answers): AnswersUpdate | null {
  const stored = readDraft(draft, userId);
  const update = stored === null ? null : (answersUpdateSchema.safeParse(stored).data ?? null);
  // The server may have applied it if only the response was lost.
  return update &&
    JSON.stringify(applyAnswers(answers, update)) !== JSON.stringify(applyAnswers(answers, {}))
    ? update
    : null;
}

/** Replaces the given kinds. Optimistic, and serialised on the server. Affected matches are refetched by a live event once they have been rescored. */
export function useUpdateAnswers({ userId, draft }: Options) {
  const client = useQueryClient();
  const paint = (update: AnswersUpdate) =>
    client.setQueryData(answersQuery.queryKey, (answers) => applyAnswers(answers ?? {}, update));
  const isAnotherWaiting = () => client.isMutating({ mutationKey: answerKeys.all }) > 1;
  return useMutation({
    mutationKey: answerKeys.all,
    scope: { id: 'answers' },
    mutationFn: (body: AnswersUpdate) => api.call(answerEndpoints.updateAnswers, { body }),
    onMutate: async (update) => {
      saveDraft(draft, userId, update);
      await client.cancelQueries({ queryKey: answerKeys.all });
      const undo = undoOf(update, client.getQueryData(answersQuery.queryKey) ?? {});
      paint(update);
      return { undo };
    },
    onError: (_error, _update, context) => {
      if (context) paint(context.undo);
      // The state to revert to may itself be an update that was refused, so refetch.
      if (!isAnotherWaiting()) void client.invalidateQueries({ queryKey: answerKeys.all });
    },
    onSuccess: (answers, update) => {
      // The draft may already be a newer change.
      if (JSON.stringify(readDraft(draft, userId)) === JSON.stringify(update)) removeDraft(draft);
      // While another change is pending, the cache is ahead of this response.
      if (!isAnotherWaiting()) client.setQueryData(answersQuery.queryKey, answers);
    },
  });
}
