import type * as english from './texts';
import { type Translation } from '@/lib/translation';

export const texts: Translation<typeof english.texts> = {
  screen: 'Lokaler Posteingang',
  title: 'Lokaler Posteingang',
  lead: 'Dieses Rolefit hat keinen Mailserver, deshalb landen seine E-Mails hier. Nur dieser Rechner kann die Seite öffnen.',
  what: 'Der Posteingang',
  loading: 'Die E-Mails werden geladen',
  empty: 'Noch keine E-Mail. Lass dir einen Link zum Anmelden schicken, und er erscheint hier.',
  toSignIn: 'Zur Anmeldung',
  to: (address) => `An ${address}`,
};
