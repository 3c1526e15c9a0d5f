import { type Job } from '@rolefit/contracts';
import { useState } from 'react';
import { readNoteDraft } from '../saved/note-draft';

/** Whether the note of a saved job is open: at the user's wish, and where words of it are not saved yet. */
export function useOpenNote({ _id: id, saved }: Job) {
  const [isOpen, setIsOpen] = useState(() => readNoteDraft(id) !== null);
  const [wasOpened, setWasOpened] = useState(false);
  return {
    isOpen: isOpen && saved !== null,
    /** Opened by the user, who wants to write. */
    wasOpened,
    toggle: () => {
      setWasOpened(true);
      setIsOpen(!isOpen);
    },
    close: () => setIsOpen(false),
  };
}
