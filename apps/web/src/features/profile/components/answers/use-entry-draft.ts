import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { removeDraft, saveDraft, readDraft } from '@/lib/drafts';
import { sessionAtom } from '@/lib/session';

const entryDraft = (id: string) => `${id}-entry`;

/** The draft of the field of a kind of answer, or an empty text. */
export function readEntry(id: string, userId: string): string {
  const stored = readDraft(entryDraft(id), userId);
  return typeof stored === 'string' ? stored : '';
}

/** A text that is stored as a draft while typing, and dropped when empty. */
export function useEntryDraft(id: string) {
  const userId = useAtomValue(sessionAtom).user?.id ?? '';
  const [text, setText] = useState(() => readEntry(id, userId));
  const change = (next: string) => {
    setText(next);
    if (next === '') removeDraft(entryDraft(id));
    else saveDraft(entryDraft(id), userId, next);
  };
  return [text, change] as const;
}
