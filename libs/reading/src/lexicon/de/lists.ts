import type { ListWords } from '../topics/lists.js';

export const lists: ListWords = {
  oneOf: String.raw`mindestens ein\p{L}*|ein\p{L}* (?:oder mehrere )?(?:der|von)`,
  someOf: '(?:einige|mehrere|mindestens (?:zwei|drei)) (?:der|von)',
  notNeeded: 'nicht (?:erforderlich|nötig)',
  itemOpenings:
    'Erfahrung|Berufserfahrung|Kenntnisse|Gute|Sehr|Sichere|Sicherer|Abgeschlossene|Abgeschlossenes|Mehrjährige|Idealerweise|Führerschein|Wir|Sie',
  itemEndings: 'erforderlich|wünschenswert|vorausgesetzt',
  shortOpenings: 'Der|Die|Das|Ein|Du|Sie|Wir|Im|Mit',
};
