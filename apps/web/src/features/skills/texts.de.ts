import type * as english from './texts';
import { formatNumber } from '@/lib/format';
import { type Translation } from '@/lib/translation';

export const texts: Translation<typeof english.texts> = {
  title: 'Kenntnisse',
  edit: 'Kenntnisse bearbeiten',
  showFewer: 'Weniger zeigen',
  none: 'Keine Kenntnisse gefunden',
  percent: (score) => `${score}\u00a0%`,
  groups: {
    proven: {
      title: 'Belegt',
      hint: 'Eine Stelle, ein Projekt, ein Zertifikat oder ein Abschluss zeigt es. Die Zahl sagt, wie gut: wie viele Jahre und wie aktuell.',
      showAll: (count) => `Alle ${formatNumber(count)} belegten Kenntnisse zeigen`,
    },
    mentioned: {
      title: 'Erwähnt',
      hint: 'Nur aufgezählt. Zeig in einer Stelle, wofür du es gebraucht hast, dann zählt es mehr.',
      showAll: (count) => `Alle ${formatNumber(count)} erwähnten Kenntnisse zeigen`,
    },
    user: {
      title: 'Von dir ergänzt',
      hint: 'Mit deiner eigenen Einschätzung. Deine Angabe geht vor dem, was wir gelesen haben.',
      showAll: (count) => `Alle ${formatNumber(count)} von dir ergänzten Kenntnisse zeigen`,
    },
  },
  add: 'Kenntnis hinzufügen',
  nameOf: (place) => `Name der Kenntnis ${place}`,
  scoreOf: (place) => `Stärke der Kenntnis ${place}`,
  remove: (place) => `Kenntnis ${place} entfernen`,
  emptyList: 'Noch keine Kenntnisse. Füg eine hinzu.',
  scoreHint:
    'Name, und von 0 bis 100, wie stark du darin bist. Deine Angabe geht vor dem, was wir gelesen haben.',
  save: 'Speichern',
  cancel: 'Abbrechen',
  saved: 'Kenntnisse gespeichert.',
  notSaved: 'Deine Kenntnisse wurden nicht gespeichert. Was du getippt hast, ist noch da.',
  notSavedAway:
    'Deine Kenntnisse wurden nicht gespeichert. Was du getippt hast, findest du in deinem Profil.',
  changedMeanwhile: 'Deine Kenntnisse haben sich inzwischen geändert',
  changedMeanwhileThen: 'Wenn du speicherst, ersetzt diese Liste die neue.',
  takeNew: 'Mit der neuen Liste beginnen',
};
