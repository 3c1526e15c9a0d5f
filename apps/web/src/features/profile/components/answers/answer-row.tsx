import { type AnswerKind, type Answers, type AnswersUpdate } from '@rolefit/contracts';
import { useAtomValue } from 'jotai';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { Spinner } from '@/components/ui/spinner';
import { errorText } from '@/lib/error-text';
import { useLocation } from '@/lib/routing/location';
import { sessionAtom } from '@/lib/session';
import { readLostChange, useUpdateAnswers } from '../../api/answers';
import { answerIds } from './answer-ids';
import { texts } from './texts';
import { readEntry } from './use-entry-draft';

// Lazy: most visits only read.
const AnswerForm = lazy(async () => ({ default: (await import('./answer-form')).AnswerForm }));

interface AnswerRowProps {
  kind: AnswerKind;
  answers: Answers;
  /** The answer in one line. */
  summary: string;
}

function Saving({ isPending, isSaved }: { isPending: boolean; isSaved: boolean }) {
  return (
    <p
      role="status"
      className="flex min-h-6 min-w-16 shrink-0 items-center justify-end gap-2 text-small whitespace-nowrap text-muted"
    >
      {isPending && <Spinner className="size-4" />}
      {isPending ? texts.saving : isSaved && texts.saved}
    </p>
  );
}

/** @param error null for a change that was lost when the page was left */
function NotSaved({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  return (
    <Alert
      variant="destructive"
      title={error === null ? texts.lost : texts.notSaved}
      action={
        <Button variant="outline" size="small" onClick={onRetry}>
          {texts.tryAgain}
        </Button>
      }
    >
      {error !== null && errorText(error)}
    </Alert>
  );
}

/** One kind of answer: a collapsible row with its save status. */
export function AnswerRow({ kind, answers, summary }: AnswerRowProps) {
  const id = answerIds[kind];
  const { hash } = useLocation();
  const isTargeted = hash === `#${id}`;
  const userId = useAtomValue(sessionAtom).user?.id ?? '';
  const draftOptions = { userId, draft: `${id}-change` };
  const [lost, setLost] = useState(() => readLostChange(draftOptions, answers));
  const [isOpen, setIsOpen] = useState(
    () => isTargeted || lost !== null || readEntry(id, userId) !== '',
  );
  const [wasTargeted, setWasTargeted] = useState(isTargeted);
  if (isTargeted !== wasTargeted) {
    setWasTargeted(isTargeted);
    if (isTargeted) setIsOpen(true);
  }
  const update = useUpdateAnswers(draftOptions);
  const save = (change: AnswersUpdate) => {
    setLost(null);
    update.mutate(change);
  };
  const unsaved = update.isError ? update.variables : lost;
  const opener = useRef<HTMLButtonElement>(null);

  // The row may render after the screen, when the answers have loaded.
  useEffect(() => {
    if (!isTargeted) return;
    opener.current?.scrollIntoView();
    opener.current?.focus({ preventScroll: true });
  }, [isTargeted]);

  return (
    <div className="py-1">
      <h3>
        <button
          ref={opener}
          id={id}
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-form`}
          onClick={() => setIsOpen(!isOpen)}
          className="flex w-full scroll-mt-20 items-center gap-4 rounded-control py-3 text-left hover:text-accent-strong"
        >
          <span className="grid min-w-0 flex-1 gap-x-6 sm:grid-cols-[11rem_minmax(0,1fr)]">
            <span className="font-medium">{texts[kind].title}</span>
            <span
              className={`min-w-0 break-words ${answers[kind] === undefined ? 'text-muted' : 'text-ink'}`}
            >
              {summary}
            </span>
          </span>
          <ChevronDown
            className={`size-5 text-muted transition-transform duration-150 ${isOpen ? 'rotate-180' : ''}`}
            aria-hidden="true"
          />
        </button>
      </h3>
      <div id={`${id}-form`} hidden={!isOpen} className="space-y-4 pt-1 pb-4">
        <p className="max-w-prose text-muted">{texts[kind].why}</p>
        {isOpen && (
          <Suspense fallback={<Skeleton className="h-36 rounded-control" />}>
            <AnswerForm
              kind={kind}
              answers={answers}
              status={<Saving isPending={update.isPending} isSaved={update.isSuccess} />}
              onSave={save}
            />
          </Suspense>
        )}
        {unsaved && (
          <NotSaved error={update.isError ? update.error : null} onRetry={() => save(unsaved)} />
        )}
      </div>
    </div>
  );
}
