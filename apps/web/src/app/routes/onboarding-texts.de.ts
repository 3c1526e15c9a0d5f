import type * as english from './onboarding-texts';
import { type Translation } from '@/lib/translation';

export const texts: Translation<typeof english.texts> = {
  tabTitle: 'Willkommen',
  back: 'Zurück',
  title: 'Willkommen bei Rolefit',
  lead: 'Lade deinen Lebenslauf hoch. Das dauert eine Minute.',
  invite: 'Erst andere einladen',
  steps: ['Lebenslauf hochladen', 'Kenntnisse ansehen', 'Anzeige prüfen'],
};
