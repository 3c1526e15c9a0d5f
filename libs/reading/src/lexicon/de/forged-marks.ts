import type { ForgedMarkWords } from '../topics/forged-marks.js';

export const forgedMarks: ForgedMarkWords = {
  tags: 'anweisung(?:en)?|lebenslauf|stellenanzeige',
  closingTags: 'nutzer|eingabe|dokument',
  turns: '(?:system|entwickler)-?(?:nachricht|hinweis|prompt|anweisung(?:en)?)',
  loneTurns: 'system-?(?:nachricht|prompt|anweisung(?:en)?)',
  speakers: 'assistent',
  answers: 'ja|gerne?|natürlich|klar|hier ist|ich habe',
  boundaries:
    '(?:ende|anfang|beginn) (?:des|der) (?:lebenslauf(?:e?s)|dokuments|eingabe|stellenanzeige|anzeige|daten|textes)',
  separators: 'ende',
  afterSystem: 'dies|bitte|ignoriere|bewerte|setze|füge|behandle',
};
