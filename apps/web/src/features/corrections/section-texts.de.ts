import { type Translation } from '@/lib/translation';
import type * as english from './section-texts';

export const texts: Translation<typeof english.texts> = {
  listTitle: 'Deine Korrekturen',
};
