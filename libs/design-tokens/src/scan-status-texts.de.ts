import type * as english from './scan-status-texts.js';

export const scanStatusTexts: typeof english.scanStatusTexts = {
  queued: 'In der Warteschlange',
  reading: 'Die Anzeige wird gelesen',
  matching: 'Wird mit deinem Lebenslauf verglichen',
  'waiting-for-resume': 'Wartet auf deinen Lebenslauf',
  'needs-text': 'Nicht bewertet',
  completed: 'Fertig',
  failed: 'Fehlgeschlagen',
};

export const untitledText = 'Anzeige ohne Titel';
