import { limits, type SavedStage } from '@rolefit/contracts';
import { formatNumber } from '@/lib/format';

/** Texts of saved jobs: saving, stages and notes. */
export const texts = {
  save: 'Save job',
  saved: 'Saved',
  unsave: 'Saved: remove from saved jobs',
  saveNamed: (name: string) => `Save ${name}`,
  unsaved: 'Removed from saved jobs.',
  notChanged: 'This change wasn’t saved.',
  undo: 'Undo',
  stage: 'Stage',
  stageOf: (name: string) => `Stage of ${name}`,
  stages: {
    saved: 'Saved',
    applied: 'Applied',
    interview: 'Interview',
    offer: 'Offer',
    rejected: 'Rejected',
  } satisfies Record<SavedStage, string>,
  allStages: 'All',
  stagesNav: 'Stages',
  note: 'Note',
  notePlaceholder: 'Who you spoke to, what comes next, what to ask',
  noteTooLong: () => `Note must be at most ${formatNumber(limits.noteChars)} characters`,
  noteLeft: (used: number) => `${formatNumber(used)} of ${formatNumber(limits.noteChars)}`,
  noteDirty: 'Not saved yet',
  saveNote: 'Save Note',
  savingNote: 'Saving...',
  addNote: 'Add a note',
  addNoteTo: (name: string) => `Add a note to ${name}`,
  editNote: 'Edit note',
  editNoteOf: (name: string) => `Edit note of ${name}`,
};
