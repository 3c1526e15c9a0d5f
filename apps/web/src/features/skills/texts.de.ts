import type * as english from './texts';
import { formatNumber } from '@/lib/format';
import { type Translation } from '@/lib/translation';

export const texts: Translation<typeof english.texts> = {
  title: 'Kenntnisse',
  edit: 'Kenntnisse bearbeiten',
  showAll: (count) => `Alle ${formatNumber(count)} Kenntnisse zeigen`,
  showFewer: 'Weniger zeigen',
  none: 'Keine Kenntnisse gefunden',
  percent: (score) => `${score} %`,
  setByYou: 'Von dir angegeben',
  setByYouMark: 'von dir angegeben',
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
