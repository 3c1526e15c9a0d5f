import { limits, type Saved } from '@rolefit/contracts';
import { useRef, useState } from 'react';
import { useSaved } from '../../api/save-scan';
import { dropNoteDraft, readNoteDraft, saveNoteDraft } from '../../saved/note-draft';

/** A draft that differs from the saved note. */
function openDraft(id: string, { note }: Saved): string | null {
  const draft = readNoteDraft(id);
  return draft?.trim() === note ? null : draft;
}

/** A note being edited; a draft is kept until the server has it. */
export function useNote(id: string, saved: Saved) {
  const { change, isPending } = useSaved(id);
  const [draft, setDraft] = useState(() => openDraft(id, saved));
  // A click on the button blurs the field first, and both save: deduplicate that.
  const sent = useRef<string | null>(null);
  const whenSaved = useRef<(() => void) | undefined>(undefined);
  const text = draft ?? saved.note;
  const isTooLong = text.trim().length > limits.noteChars;

  const write = (next: string) => {
    setDraft(next);
    saveNoteDraft(id, next);
  };
  const save = (onSaved?: () => void) => {
    const note = text.trim();
    if (isTooLong) return;
    if (draft === null) return onSaved?.();
    if (sent.current === null && note === saved.note) {
      dropNoteDraft(id);
      setDraft(null);
      return onSaved?.();
    }
    whenSaved.current = onSaved;
    if (sent.current === note) return;
    sent.current = note;
    change(
      { note },
      {
        onSuccess: () => {
          setDraft((now) => (now?.trim() === note ? null : now));
          whenSaved.current?.();
        },
        onSettled: () => {
          sent.current = null;
        },
      },
    );
  };
  return {
    text,
    write,
    save,
    isTooLong,
    isPending,
    isDirty: draft !== null && draft.trim() !== saved.note,
  };
}
