import { type Translation } from '@/lib/translation';
import type * as english from './texts';

export const texts: Translation<typeof english.texts> = {
  save: 'Stelle merken',
  saved: 'Gemerkt',
  unsave: 'Gemerkt: aus den gemerkten Stellen entfernen',
  saveNamed: (name) => `${name} merken`,
  unsaved: 'Aus den gemerkten Stellen entfernt.',
  notChanged: 'Diese Änderung wurde nicht gespeichert.',
  undo: 'Rückgängig',
  stage: 'Status',
  stageOf: (name) => `Status: ${name}`,
  stages: {
    saved: 'Gemerkt',
    applied: 'Beworben',
    interview: 'Gespräch',
    offer: 'Angebot',
    rejected: 'Absage',
  },
  allStages: 'Alle',
  stagesNav: 'Status',
  addNote: 'Notiz hinzufügen',
  addNoteTo: (name) => `Notiz hinzufügen: ${name}`,
  editNote: 'Notiz bearbeiten',
  editNoteOf: (name) => `Notiz bearbeiten: ${name}`,
};
