import type * as english from './texts';
import { type Translation } from '@/lib/translation';

export const texts: Translation<typeof english.texts> = {
  goToResume: 'Zu deinem Lebenslauf',
  profile: 'Dein Profil',
};
