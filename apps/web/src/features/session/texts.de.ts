import type * as english from './texts';
import { type Translation } from '@/lib/translation';

export const texts: Translation<typeof english.texts> = {
  yourSession: 'Deine Anmeldung',
  extensionConnected: {
    title: 'Die Browser-Erweiterung ist verbunden',
    text: 'Sie bleibt angemeldet, bis du sie abmeldest, auch wenn du dich hier abmeldest.',
    toDevices: 'Geräte ansehen',
  },
  stillLoggedIn: (why) => `Du bist noch angemeldet. ${why}`,
};
