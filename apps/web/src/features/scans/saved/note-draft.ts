import { getDefaultStore } from 'jotai';
import { removeDraft, saveDraft, readDraft } from '@/lib/drafts';
import { sessionAtom } from '@/lib/session';

function nameOf(scanId: string): string {
  return `note-${scanId}`;
}

function userId(): string {
  return getDefaultStore().get(sessionAtom).user?.id ?? '';
}

/** The unsaved note of a saved scan; null if there is none. */
export function readNoteDraft(scanId: string): string | null {
  const stored = readDraft(nameOf(scanId), userId());
  return typeof stored === 'string' ? stored : null;
}

export function saveNoteDraft(scanId: string, note: string): void {
  saveDraft(nameOf(scanId), userId(), note);
}

export function dropNoteDraft(scanId: string): void {
  removeDraft(nameOf(scanId));
}

/** Drops a draft once the server has it, unless it has been changed since. */
export function dropAcceptedNote(scanId: string, accepted: string): void {
  if (readNoteDraft(scanId)?.trim() === accepted) dropNoteDraft(scanId);
}
