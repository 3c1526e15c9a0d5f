import { answerEndpoints, type AnswersUpdate, type ConditionAsk } from '@rolefit/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@/lib/api';
import { errorText } from '@/lib/error-text';
import { answerKeys } from '@/lib/query-keys';
import { toast } from '@/lib/toast';
import { answerUpdate, undoUpdate } from '../next/answer-update';
import { texts } from '../next/texts';

interface Answer {
  readonly ask: ConditionAsk;
  readonly isYes: boolean;
}

const toastId = 'question-answered';

/** Answers an open question, with an undo. The matches are judged again by the server, which a live event reports. */
export function useAnswerQuestion({ onUndo }: { onUndo: (ask: ConditionAsk) => void }) {
  const client = useQueryClient();
  const change = async (update: AnswersUpdate) => {
    const answers = await api.call(answerEndpoints.updateAnswers, { body: update });
    client.setQueryData(answerKeys.all, answers);
  };
  const onError = (error: unknown) =>
    toast.error(texts.notSaved, { id: toastId, description: errorText(error) });
  const undo = useMutation({ scope: { id: 'answers' }, mutationFn: change, onError });
  return useMutation({
    // As in the form of the answers: each change replaces a whole kind, so they are sent one after another.
    scope: { id: 'answers' },
    mutationFn: async ({ ask, isYes }: Answer) => {
      const before = await api.call(answerEndpoints.getAnswers);
      const update = answerUpdate(ask, isYes, before);
      if (update === null) return null;
      await change(update);
      return undoUpdate(update, before);
    },
    onSuccess: (former, { ask }) => {
      if (former === null) return;
      const takeBack = () => {
        onUndo(ask);
        undo.mutate(former);
      };
      toast.success(texts.saved, {
        id: toastId,
        action: { label: texts.undo, onClick: takeBack },
      });
    },
    onError,
  });
}
