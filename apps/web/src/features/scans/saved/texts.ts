import { type SavedStage } from '@rolefit/contracts';

/** Texts of saved jobs: saving and stages. */
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
  addNote: 'Add a note',
  addNoteTo: (name: string) => `Add a note to ${name}`,
  editNote: 'Edit note',
  editNoteOf: (name: string) => `Edit note of ${name}`,
};
