import type * as english from './saved-job-texts';
import { type Translation } from '@/lib/translation';

export const texts: Translation<typeof english.texts> = {
  what: 'Deine gemerkten Stellen',
  emptyTitle: 'Noch keine Stelle gemerkt',
  empty: 'Stellen, die du dir merkst, findest du hier, mit Status und Notizen.',
  toMatches: 'Zu deinen Ergebnissen',
  stageEmptyTitle: 'Keine Stelle mit diesem Status',
  stageEmpty: 'Gib einer gemerkten Stelle einen Status, und du findest sie hier.',
  searchEmptyTitle: 'Keine gemerkte Stelle gefunden',
  searchEmpty: 'Diese Wörter kommen in keinem Titel und keiner Firma deiner gemerkten Stellen vor.',
  showAll: 'Alle gemerkten Stellen zeigen',
};
