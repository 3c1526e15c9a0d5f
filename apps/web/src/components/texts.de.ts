import type * as english from './texts';
import { type Translation } from '@/lib/translation';

export const texts: Translation<typeof english.texts> = {
  cancel: 'Abbrechen',
  close: 'Schließen',
  loading: 'Wird geladen …',
  notifications: 'Mitteilungen (Alt + T)',
  optional: 'Optional',
  retry: 'Noch einmal versuchen',
  fieldInvalid: 'Diese Angabe ist nicht gültig',
  loadFailed: (what) => `${what} konnten wir nicht laden.`,
  mayBeDeleted: 'Vielleicht ist es gelöscht worden.',
  connection: {
    offline: {
      what: 'Du bist offline.',
      then: 'Was du getippt hast, bleibt hier. Die Verbindung kommt automatisch zurück.',
    },
    'server-away': {
      what: 'Rolefit antwortet gerade nicht.',
      then: 'Was du getippt hast, bleibt hier. Wir versuchen es weiter.',
    },
    fine: { what: 'Wieder verbunden.', then: 'Alles hier wird auf den neuesten Stand gebracht.' },
  },
  theme: {
    system: 'Farben: wie im System',
    light: 'Farben: hell',
    dark: 'Farben: dunkel',
  },
};
