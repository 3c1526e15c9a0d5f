import { type Saved } from '@rolefit/contracts';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { Textarea } from '@/components/ui/input';
import { PendingLabel } from '@/components/ui/pending-label';
import { texts } from '../../saved/note-texts';
import { useNote } from './use-note';

interface NoteEditorProps {
  /** Id of the scan. */
  id: string;
  saved: Saved;
  rows?: number;
  /** Focuses the field when the user has clicked to write. */
  isFocused?: boolean;
  /** Called after saving with the button. */
  onSaved?: () => void;
}

/** The note on a saved job, saved on blur or with its button. */
export function NoteEditor({ id, saved, rows = 4, isFocused = false, onSaved }: NoteEditorProps) {
  const { text, write, save, isTooLong, isPending, isDirty } = useNote(id, saved);
  const controlId = useId();
  const statusId = `${controlId}-status`;
  const status = isTooLong ? texts.noteTooLong() : isDirty && !isPending ? texts.noteDirty : '';
  return (
    <div className="space-y-1.5">
      <label htmlFor={controlId} className="flex justify-between gap-4 text-small font-medium">
        {texts.note}
        <span className="numbers font-normal text-muted">{texts.noteLeft(text.trim().length)}</span>
      </label>
      <Textarea
        id={controlId}
        rows={rows}
        value={text}
        placeholder={texts.notePlaceholder}
        autoFocus={isFocused}
        aria-invalid={isTooLong}
        aria-describedby={statusId}
        className="block"
        onChange={(event) => write(event.target.value)}
        onBlur={() => save()}
      />
      <div className="flex min-h-9 items-center justify-between gap-4">
        <p
          id={statusId}
          role="status"
          className={`text-small ${isTooLong ? 'text-danger' : 'text-muted'}`}
        >
          {status}
        </p>
        <Button variant="outline" size="small" disabled={isTooLong} onClick={() => save(onSaved)}>
          <PendingLabel isPending={isPending} pending={texts.savingNote}>
            {texts.saveNote}
          </PendingLabel>
        </Button>
      </div>
    </div>
  );
}
