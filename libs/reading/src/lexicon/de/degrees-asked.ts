import type { DegreeAskedWords } from '../topics/degrees-asked.js';

export const degreesAsked: DegreeAskedWords = {
  orEquivalent: String.raw`vergleichbare\p{L}{0,10} (?:Qualifikation|Berufserfahrung|Ausbildung)|oder (?:eine )?(?:vergleichbar|gleichwertig|ähnlich)`,
  qualifications:
    'ausbildung|weiterbildung|qualifikation|zertifikat|geprüfte[rn]?|ausgebildete[rn]?',
  or: 'oder',
  and: 'und|mit|sowie',
  articles: 'eine?n?',
  degrees: 'studium|hochschulabschluss|studienabschluss',
  otherPath: '',
  anyPath: '',
  demanding: String.raw`erwarten|sie haben|du hast|sie verfügen|du verfügst|abgeschlossen\p{L}*|voraussetz\p{L}*`,
  ofOthers: 'studierende',
  requiredOrPursued: '',
  anyDegree: '',
};
