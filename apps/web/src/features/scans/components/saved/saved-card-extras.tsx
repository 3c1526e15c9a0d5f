import { type Job, type Saved } from '@rolefit/contracts';
import { NotebookPen } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { postingName } from '../../posting-name';
import { readNoteDraft } from '../../saved/note-draft';
import { texts } from '../../saved/texts';
import { StageSelect } from './stage-select';

// Lazy: most visits only read.
const NoteEditor = lazy(async () => ({ default: (await import('./note-editor')).NoteEditor }));

/** Stage and note of a saved job in the grid; the note is a preview until the user edits it. */
export function SavedCardExtras({ job, saved }: { job: Job; saved: Saved }) {
  const [isWriting, setIsWriting] = useState(() => readNoteDraft(job._id) !== null);
  const [wasOpened, setWasOpened] = useState(false);
  const name = postingName(job);
  const isEmpty = saved.note === '';
  const opener = useRef<HTMLButtonElement>(null);
  const open = () => {
    setWasOpened(true);
    setIsWriting(true);
  };
  const close = () => {
    setIsWriting(false);
    // The button is rendered in the next frame.
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <div className="space-y-3">
      <StageSelect
        scanId={job._id}
        stage={saved.stage}
        aria-label={texts.stageOf(name)}
        className="w-full"
      />
      {isWriting ? (
        <Suspense fallback={<Skeleton className="h-44 rounded-control" />}>
          <NoteEditor id={job._id} saved={saved} isFocused={wasOpened} onSaved={close} />
        </Suspense>
      ) : (
        <div className="space-y-1">
          {!isEmpty && (
            <p className="line-clamp-3 break-words whitespace-pre-line text-muted">{saved.note}</p>
          )}
          <Button
            ref={opener}
            variant="quiet"
            size="small"
            className="-ml-3"
            aria-label={(isEmpty ? texts.addNoteTo : texts.editNoteOf)(name)}
            onClick={open}
          >
            <NotebookPen aria-hidden="true" /> {isEmpty ? texts.addNote : texts.editNote}
          </Button>
        </div>
      )}
    </div>
  );
}
