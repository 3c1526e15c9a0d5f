import { type Translation } from '@/lib/translation';
import type * as english from './keys-texts';

export const texts: Translation<typeof english.texts> = {
  keyNames: [
    { key: 'j', meaning: 'Nächstes Ergebnis' },
    { key: 'k', meaning: 'Voriges Ergebnis' },
    { key: 'Enter', meaning: 'Ergebnis an der Seite öffnen' },
    { key: 's', meaning: 'Merken, oder nicht mehr merken' },
    { key: 'e', meaning: 'Nichts für mich: aussortieren, oder zurückholen' },
    { key: '/', meaning: 'Suchen' },
    { key: '?', meaning: 'Diese Tasten zeigen' },
    { key: 'Esc', meaning: 'Schließen' },
  ],
  keysOn: 'Einzelne Tasten auf dieser Seite benutzen',
};
