import type * as english from './copy-texts';
import { type Translation } from '@/lib/translation';

export const texts: Translation<typeof english.texts> = {
  copy: 'Kopieren',
  copied: 'Kopiert',
  failed: 'Kopieren hat nicht geklappt. Markier den Text und kopier ihn selbst.',
};
