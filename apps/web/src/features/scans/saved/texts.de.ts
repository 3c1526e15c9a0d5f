import { limits } from '@rolefit/contracts';
import { formatNumber } from '@/lib/format';
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
  note: 'Notiz',
  notePlaceholder: 'Mit wem du gesprochen hast, was als Nächstes kommt, was du fragen willst',
  noteTooLong: () => `Die Notiz darf höchstens ${formatNumber(limits.noteChars)} Zeichen haben`,
  noteLeft: (used) => `${formatNumber(used)} von ${formatNumber(limits.noteChars)}`,
  noteDirty: 'Noch nicht gespeichert',
  saveNote: 'Notiz speichern',
  savingNote: 'Wird gespeichert …',
  addNote: 'Notiz hinzufügen',
  addNoteTo: (name) => `Notiz hinzufügen: ${name}`,
  editNote: 'Notiz bearbeiten',
  editNoteOf: (name) => `Notiz bearbeiten: ${name}`,
};
