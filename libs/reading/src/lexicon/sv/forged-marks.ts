import type { ForgedMarkWords } from '../topics/forged-marks.js';

export const forgedMarks: ForgedMarkWords = {
  tags: 'instruktion(?:er)?|annons',
  closingTags: 'användare|dokument',
  turns: '(?:system|utvecklar)(?:meddelande|instruktion(?:er)?|prompt)',
  loneTurns: 'system(?:meddelande|instruktion(?:er)?|prompt)',
  speakers: 'assistent',
  answers: 'ja|självklart|här är|jag har',
  boundaries:
    '(?:slutet?|början) (?:på|av) (?:cv|cv:t|meritförteckningen|dokumentet|texten|annonsen)',
  separators: 'slut',
  afterSystem: 'ignorera|lägg|sätt|betygsätt',
};
