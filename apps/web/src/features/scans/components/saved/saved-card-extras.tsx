import { type Job, type Saved } from '@rolefit/contracts';
import { NotebookPen } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { Tooltip } from '@/components/ui/tooltip';
import { postingName } from '../../posting-name';
import { readNoteDraft } from '../../saved/note-draft';
import { texts } from '../../saved/texts';
import { SaveToggle } from './save-toggle';
import { StageSelect } from './stage-select';

// Lazy: most visits only read.
const NoteEditor = lazy(async () => ({ default: (await import('./note-editor')).NoteEditor }));

interface SavedCardExtrasProps {
  job: Job;
  saved: Saved;
  onUnsave: () => void;
}

/** Stage and note of a saved job in the grid, and its bookmark; the note is a preview until the user edits it. */
export function SavedCardExtras({ job, saved, onUnsave }: SavedCardExtrasProps) {
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
      {isWriting ? (
        <Suspense fallback={<Skeleton className="h-44 rounded-control" />}>
          <NoteEditor id={job._id} saved={saved} isFocused={wasOpened} onSaved={close} />
        </Suspense>
      ) : (
        !isEmpty && (
          <p className="line-clamp-2 text-small break-words whitespace-pre-line text-muted">
            {saved.note}
          </p>
        )
      )}
      <div className="flex gap-2">
        <StageSelect
          scanId={job._id}
          stage={saved.stage}
          aria-label={texts.stageOf(name)}
          className="min-w-0 flex-1"
        />
        {!isWriting && (
          <Tooltip content={isEmpty ? texts.addNote : texts.editNote}>
            <Button
              ref={opener}
              variant="outline"
              aria-label={(isEmpty ? texts.addNoteTo : texts.editNoteOf)(name)}
              className="w-10 px-0 pointer-coarse:w-11"
              onClick={open}
            >
              <NotebookPen aria-hidden="true" className={isEmpty ? '' : 'text-accent'} />
            </Button>
          </Tooltip>
        )}
        <SaveToggle job={job} onUnsave={onUnsave} className="size-10 pointer-coarse:size-11" />
      </div>
    </div>
  );
}
