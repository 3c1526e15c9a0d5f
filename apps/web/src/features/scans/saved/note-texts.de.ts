import { limits } from '@rolefit/contracts';
import { formatNumber } from '@/lib/format';
import { type Translation } from '@/lib/translation';
import type * as english from './note-texts';

export const texts: Translation<typeof english.texts> = {
  note: 'Notiz',
  notePlaceholder: 'Mit wem du gesprochen hast, was als Nächstes kommt, was du fragen willst',
  noteTooLong: () => `Die Notiz darf höchstens ${formatNumber(limits.noteChars)} Zeichen haben`,
  noteLeft: (used) => `${formatNumber(used)} von ${formatNumber(limits.noteChars)}`,
  noteDirty: 'Noch nicht gespeichert',
  saveNote: 'Notiz speichern',
  savingNote: 'Wird gespeichert …',
};
