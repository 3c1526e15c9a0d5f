import { limits } from '@rolefit/contracts';
import { formatNumber } from '@/lib/format';

/** Texts of the editor of a note. */
export const texts = {
  note: 'Note',
  notePlaceholder: 'Who you spoke to, what comes next, what to ask',
  noteTooLong: () => `Note must be at most ${formatNumber(limits.noteChars)} characters`,
  noteLeft: (used: number) => `${formatNumber(used)} of ${formatNumber(limits.noteChars)}`,
  noteDirty: 'Not saved yet',
  saveNote: 'Save Note',
  savingNote: 'Saving...',
};
