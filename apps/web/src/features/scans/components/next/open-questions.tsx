import { type ConditionAsk, type OpenQuestion } from '@rolefit/contracts';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { paths } from '@/lib/paths';
import { Link } from '@/lib/routing/link';
import { screenTitles } from '@/lib/texts';
import { useAnswerQuestion } from '../../api/answer-question';
import { canBeDenied } from '../../next/can-be-denied';
import { questionText } from '../../next/question-text';
import { keyOfQuestion, readSkipped, skip } from '../../next/skipped-questions';
import { texts } from '../../next/question-texts';

const shownQuestions = 4;

interface QuestionRowProps {
  question: OpenQuestion;
  isPending: boolean;
  onAnswer: (ask: ConditionAsk, isYes: boolean) => void;
  onSkip: (ask: ConditionAsk) => void;
}

function QuestionRow({ question: { ask, scans }, isPending, onAnswer, onSkip }: QuestionRowProps) {
  const question = questionText(ask);
  const answer = (label: string, onClick: () => void, variant: 'outline' | 'quiet' = 'outline') => (
    <Button
      variant={variant}
      size="small"
      disabled={isPending}
      aria-label={texts.answerTo(label, question)}
      onClick={onClick}
    >
      {label}
    </Button>
  );
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
      {/* Fits beside the buttons in the fallback font and in the web font: a row that wraps only in one of them shifts the page. */}
      <div className="min-w-36 flex-1">
        <p className="break-words">{question}</p>
        <p className="numbers text-small text-muted">{texts.touches(scans)}</p>
      </div>
      <div className="flex gap-2">
        {answer(texts.yes, () => onAnswer(ask, true))}
        {canBeDenied(ask)
          ? answer(texts.no, () => onAnswer(ask, false))
          : answer(texts.skip, () => onSkip(ask), 'quiet')}
      </div>
    </li>
  );
}

interface OpenQuestionsProps {
  questions: readonly OpenQuestion[];
  userId: string;
}

/** Conditions that only the user can settle, each for all postings that set it. */
export function OpenQuestions({ questions, userId }: OpenQuestionsProps) {
  const [skipped, setSkipped] = useState(() => readSkipped(userId));
  // Answered ones stay hidden until the matches have been judged again.
  const [answered, setAnswered] = useState<readonly string[]>([]);
  const show = (ask: ConditionAsk) =>
    setAnswered((keys) => keys.filter((key) => key !== keyOfQuestion(ask)));
  const mutation = useAnswerQuestion({ onUndo: show });
  const answer = (ask: ConditionAsk, isYes: boolean) => {
    setAnswered((keys) => [...keys, keyOfQuestion(ask)]);
    mutation.mutate({ ask, isYes }, { onError: () => show(ask) });
  };
  const open = questions.filter(({ ask }) => {
    const key = keyOfQuestion(ask);
    return questionText(ask) !== '' && !skipped.includes(key) && !answered.includes(key);
  });
  if (open.length === 0) return null;
  return (
    <Card className="min-w-0 p-5 pb-3">
      <section aria-label={texts.questions}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-lead font-semibold">{texts.questions}</h2>
          <Link
            to={paths.profileAnswer('condition')}
            state={{ title: screenTitles.profile }}
            className="inline-flex items-center text-small font-medium text-accent hover:text-accent-strong pointer-coarse:min-h-11"
          >
            {texts.allAnswers}
          </Link>
        </div>
        <p className="mt-1 text-muted">{texts.questionsLead}</p>
        <ul className="mt-2 divide-y">
          {open.slice(0, shownQuestions).map((question) => (
            <QuestionRow
              key={keyOfQuestion(question.ask)}
              question={question}
              isPending={mutation.isPending}
              onAnswer={answer}
              onSkip={(ask) => setSkipped(skip(userId, keyOfQuestion(ask)))}
            />
          ))}
        </ul>
      </section>
    </Card>
  );
}
