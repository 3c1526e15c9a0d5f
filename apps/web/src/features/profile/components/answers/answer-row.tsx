import { type Answers, type AnswersUpdate } from '@rolefit/contracts';
import { useAtomValue } from 'jotai';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { errorText } from '@/lib/error-text';
import { sessionAtom } from '@/lib/session';
import { readLostChange, useUpdateAnswers } from '../../api/answers';
import { texts } from './texts';
import { readEntry } from './use-entry-draft';

interface AnswerRowProps {
  /** The fragment of the address by which a posting's condition leads here. */
  id: string;
  answers: Answers;
  title: string;
  why: string;
  /** The answer in a line. */
  summary: string;
  isAnswered: boolean;
  children: (save: (update: AnswersUpdate) => void, status: ReactNode) => ReactNode;
}

function Saving({ isPending, isSaved }: { isPending: boolean; isSaved: boolean }) {
  return (
    <p role="status" className="flex min-h-6 min-w-16 shrink-0 items-center justify-end gap-2 text-small whitespace-nowrap text-muted">
      {isPending && <Spinner className="size-4" />}
      {isPending ? texts.saving : isSaved && texts.saved}
    </p>
  );
}

/** One kind of answer: a line that opens to change it, and whether the change is kept. */
export function AnswerRow({ id, answers, title, why, summary, isAnswered, children }: AnswerRowProps) {
  const { hash } = useLocation();
  const isMeant = hash === `#${id}`;
  const userId = useAtomValue(sessionAtom).user?.id ?? '';
  const kept = { userId, draft: `${id}-change` };
  const [lost, setLost] = useState(() => readLostChange(kept, answers));
  const [isOpen, setIsOpen] = useState(() => isMeant || lost !== null || readEntry(id, userId) !== '');
  const [wasMeant, setWasMeant] = useState(isMeant);
  if (isMeant !== wasMeant) {
    setWasMeant(isMeant);
    if (isMeant) setIsOpen(true);
  }
  const update = useUpdateAnswers(kept);
  const save = (change: AnswersUpdate) => {
    setLost(null);
    update.mutate(change);
  };
  const unsaved = update.isError ? update.variables : lost;
  const opener = useRef<HTMLButtonElement>(null);

  // The row may come after the screen, when the answers have been loaded.
  useEffect(() => {
    if (!isMeant) return;
    opener.current?.scrollIntoView();
    opener.current?.focus({ preventScroll: true });
  }, [isMeant]);

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
            <span className="font-medium">{title}</span>
            <span className={`min-w-0 break-words ${isAnswered ? 'text-ink' : 'text-muted'}`}>{summary}</span>
          </span>
          <ChevronDown className={`size-5 text-muted transition-transform duration-150 ${isOpen ? 'rotate-180' : ''}`} aria-hidden="true" />
        </button>
      </h3>
      <div id={`${id}-form`} hidden={!isOpen} className="space-y-4 pt-1 pb-4">
        <p className="max-w-prose text-muted">{why}</p>
        {isOpen && children(save, <Saving isPending={update.isPending} isSaved={update.isSuccess} />)}
        {unsaved && (
          <Alert
            variant="destructive"
            title={update.isError ? texts.notSaved : texts.lost}
            action={
              <Button variant="outline" size="small" onClick={() => save(unsaved)}>
                {texts.tryAgain}
              </Button>
            }
          >
            {update.isError && errorText(update.error)}
          </Alert>
        )}
      </div>
    </div>
  );
}
