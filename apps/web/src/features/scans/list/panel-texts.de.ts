import { type Translation } from '@/lib/translation';
import type * as english from './panel-texts';

export const texts: Translation<typeof english.texts> = {
  filters: 'Filter',
  status: 'Status',
  readyToApply: 'Passend',
  any: 'Alle',
  savedLabel: 'Gemerkt',
  score: 'Punktzahl',
  scoreMin: 'Niedrigste Punktzahl',
  scoreMax: 'Höchste Punktzahl',
  scoreDash: 'bis',
  scoreWrong: 'Von 0 bis 100, die kleinere Zahl zuerst',
};
