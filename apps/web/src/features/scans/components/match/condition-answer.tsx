import { type ConditionAsk, type Knockout } from '@rolefit/contracts';
import { Button } from '@/components/ui/button';
import { canBeDenied } from '../../next/can-be-denied';
import { questionText } from '../../next/question-text';
import { texts as questionTexts } from '../../next/question-texts';
import { texts } from '../../match/texts';
import { AnswerLink } from './answer-link';

interface ConditionAnswerProps {
  knockout: Knockout;
  ask: ConditionAsk;
  /** What the user has answered on this page; undefined before they do. */
  answered: boolean | undefined;
  isPending: boolean;
  onAnswer: (isYes: boolean) => void;
}

/** A condition as a question with Yes and No in place; other answers are given on the profile. */
export function ConditionAnswer({
  knockout,
  ask,
  answered,
  isPending,
  onAnswer,
}: ConditionAnswerProps) {
  const question = questionText(ask);
  const button = (label: string, isYes: boolean) => (
    <Button
      variant="outline"
      size="small"
      aria-label={questionTexts.answerTo(label, question)}
      aria-pressed={answered === isYes}
      // Not `disabled`, which would lose the focus.
      aria-disabled={isPending}
      className="min-w-14 aria-pressed:border-accent aria-pressed:bg-accent-soft"
      onClick={() => !isPending && answered !== isYes && onAnswer(isYes)}
    >
      {label}
    </Button>
  );
  return (
    <div className="mt-2 ml-7 flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="break-words">{question}</p>
      <div className="flex items-center gap-2">
        {button(questionTexts.yes, true)}
        {canBeDenied(ask) ? (
          button(questionTexts.no, false)
        ) : (
          <AnswerLink knockout={knockout} words={texts.otherAnswer} />
        )}
      </div>
      <p role="status" className="text-small text-muted empty:hidden">
        {answered !== undefined && knockout.status === 'unknown' ? texts.updating : ''}
      </p>
    </div>
  );
}
