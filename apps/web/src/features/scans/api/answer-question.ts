import { type AnswersUpdate, type ConditionAsk } from '@rolefit/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { errorText } from '@/lib/error-text';
import { answerKeys } from '@/lib/query-keys';
import { toast } from '@/lib/toast';
import { whenIdle } from '@/lib/when-idle';
import { texts } from '../next/question-texts';

interface Answer {
  readonly ask: ConditionAsk;
  readonly isYes: boolean;
}

const toastId = 'question-answered';

/** The schemas of answers are in a separate chunk, because the questions are shown without them. */
const sender = () => import('./send-answer');

/** Fetches the chunk before the first answer, so that a click does not wait for it. A failure is reported with the answer, which retries. */
function usePrefetchedSender(): void {
  useEffect(() => whenIdle(() => void sender().catch(() => undefined)), []);
}

/** Answers an open question, with an undo. The matches are judged again by the server, which a live event reports. */
export function useAnswerQuestion({ onUndo }: { onUndo: (ask: ConditionAsk) => void }) {
  usePrefetchedSender();
  const client = useQueryClient();
  const change = async (update: AnswersUpdate) =>
    void client.setQueryData(answerKeys.all, await (await sender()).changeAnswers(update));
  const onError = (error: unknown) =>
    toast.error(texts.notSaved, { id: toastId, description: errorText(error) });
  const undo = useMutation({ scope: { id: 'answers' }, mutationFn: change, onError });
  return useMutation({
    // As in the form of the answers: each change replaces a whole kind, so they are sent one after another.
    scope: { id: 'answers' },
    mutationFn: async ({ ask, isYes }: Answer) => {
      const sent = await (await sender()).sendAnswer(ask, isYes);
      if (sent) client.setQueryData(answerKeys.all, sent.answers);
      return sent;
    },
    onSuccess: (sent, { ask }) => {
      if (sent === null) return;
      const takeBack = () => {
        onUndo(ask);
        undo.mutate(sent.undo);
      };
      toast.success(texts.saved, {
        id: toastId,
        action: { label: texts.undo, onClick: takeBack },
      });
    },
    onError,
  });
}
