import { type AnswersUpdate } from '@rolefit/contracts';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { errorText } from '@/lib/error-text';
import { useUpdateAnswers } from '../../api/answers';
import { texts } from './texts';

interface AnswerRowProps {
  /** The fragment of the address by which a posting's condition leads here. */
  id: string;
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
export function AnswerRow({ id, title, why, summary, isAnswered, children }: AnswerRowProps) {
  const { hash } = useLocation();
  const isMeant = hash === `#${id}`;
  const [isOpen, setIsOpen] = useState(isMeant);
  const [wasMeant, setWasMeant] = useState(isMeant);
  if (isMeant !== wasMeant) {
    setWasMeant(isMeant);
    if (isMeant) setIsOpen(true);
  }
  const update = useUpdateAnswers();
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
        {isOpen && children(update.mutate, <Saving isPending={update.isPending} isSaved={update.isSuccess} />)}
        {update.isError && (
          <Alert
            variant="destructive"
            title={texts.notSaved}
            action={
              <Button variant="outline" size="small" onClick={() => update.mutate(update.variables)}>
                {texts.tryAgain}
              </Button>
            }
          >
            {errorText(update.error)}
          </Alert>
        )}
      </div>
    </div>
  );
}
