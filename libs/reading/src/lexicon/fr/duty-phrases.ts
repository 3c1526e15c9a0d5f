import type { DutyPhraseWords } from '../topics/duty-phrases.js';

export const dutyPhrases: DutyPhraseWords = {
  doing: String.raw`vous êtes (?:responsable|chargée?|en charge)|parmi vos missions|vos missions (?:sont|comprennent|consistent)|vous (?:serez (?:responsable|chargé|en charge|amené)|aurez pour (?:mission|rôle)|\p{L}{3,}erez)`,
  smallWords: 'de|du|des|la|le|les|et|pour|en',
  ofUs: 'notre équipe',
};
