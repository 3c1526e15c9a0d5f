import type * as english from './passkey-texts';
import { type Translation } from '@/lib/translation';

export const texts: Translation<typeof english.texts> = {
  signIn: 'Mit Passkey anmelden',
  asking: 'Dein Browser fragt dich …',
  failed: 'Du bist nicht angemeldet',
  problems: {
    cancelled:
      'Die Anfrage wurde abgebrochen oder hat zu lange gedauert. Versuch es noch mal oder melde dich auf einem anderen Weg an.',
    unable:
      'Dieses Gerät oder dieser Browser konnte keinen Passkey benutzen. Melde dich auf einem anderen Weg an.',
  },
};
