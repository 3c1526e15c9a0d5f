import { type JobDetail, type Knockout } from '@rolefit/contracts';
import { type ReactNode, useState } from 'react';
import { useAnswerQuestion } from '../../api/answer-question';
import { conditionAsks } from '../../match/condition-asks';
import { conditionKey, nextStepsOf } from '../../match/next-steps';
import { texts } from '../../match/texts';
import { questionText } from '../../next/question-text';
import { ConditionAnswer } from './condition-answer';
import { KnockoutList } from './knockout-list';
import { RecommendationList } from './recommendation-list';

interface NextStepsProps {
  job: JobDetail;
  keyOf: (place: number) => string | null;
  /** Shows the lines behind a recommendation. */
  onSelect: (key: string) => void;
  onSelectCondition: (knockout: Knockout) => void;
  /** Further controls of a condition. */
  actionOf?: ((knockout: Knockout) => ReactNode) | undefined;
}

/** Answers given on this page, by condition. */
function useAnswers() {
  const [answered, setAnswered] = useState<ReadonlyMap<string, boolean>>(new Map());
  const forget = (key: string) =>
    setAnswered((before) => new Map([...before].filter(([one]) => one !== key)));
  const mutation = useAnswerQuestion({ onUndo: () => setAnswered(new Map()) });
  return {
    answered,
    isPending: mutation.isPending,
    answer: (key: string, answer: Parameters<typeof mutation.mutate>[0]) => {
      setAnswered((before) => new Map([...before, [key, answer.isYes]]));
      mutation.mutate(answer, { onError: () => forget(key) });
    },
  };
}

/** What the user can do about the match: answer what only they know, and show what would bring the most points. */
export function NextSteps({ job, keyOf, onSelect, onSelectCondition, actionOf }: NextStepsProps) {
  const { answered, isPending, answer } = useAnswers();
  const { conditions, lines } = nextStepsOf(job, answered);
  const asks = conditionAsks(job);
  const answerOf = (knockout: Knockout) => {
    const ask = asks.get(knockout);
    const key = conditionKey(knockout);
    const isAsked = knockout.status === 'unknown' || answered.has(key);
    if (!ask || !isAsked || questionText(ask) === '') return null;
    return (
      <ConditionAnswer
        knockout={knockout}
        ask={ask}
        answered={answered.get(key)}
        isPending={isPending}
        onAnswer={(isYes) => answer(key, { ask, isYes })}
      />
    );
  };
  // Where a question can be answered, that is the way to say it.
  const actionIfUnasked = (knockout: Knockout) =>
    answerOf(knockout) === null ? actionOf?.(knockout) : null;
  return (
    <>
      {conditions.length > 0 && (
        <div className="max-w-3xl">
          <p className="text-muted">{texts.conditionsLead}</p>
          <KnockoutList
            knockouts={conditions}
            onSelect={onSelectCondition}
            answerOf={answerOf}
            actionOf={actionIfUnasked}
          />
        </div>
      )}
      <RecommendationList lines={lines} keyOf={keyOf} onSelect={onSelect} />
      {conditions.length + lines.length === 0 && <p className="text-muted">{texts.noNextSteps}</p>}
    </>
  );
}
