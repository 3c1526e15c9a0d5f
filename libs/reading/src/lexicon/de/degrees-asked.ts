import type { DegreeAskedWords } from '../topics/degrees-asked.js';

export const degreesAsked: DegreeAskedWords = {
  orEquivalent: String.raw`vergleichbare\p{L}{0,10} (?:Qualifikation|Berufserfahrung|Ausbildung)|oder (?:eine )?(?:vergleichbar|gleichwertig|ähnlich)|oder (?:eine?n? )?erfahrene|oder (?:gerne )?(?:auch )?(?:als |im |durch |per )?(?:quereinst(?:ieg|eiger)|(?:an|un)gelernte)|quereinsteiger(?:in)? oder`,
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
  trained: String.raw`(?:gelernte|ausgebildete|examinierte|staatlich (?:anerkannte|geprüfte|examinierte))(?:[rs]?(?:[:*_\/-]{1,2}[nr]|\([nr]\))?)|(?<=einen )(?:gelernten|ausgebildeten|examinierten|staatlich (?:anerkannten|geprüften))`,
  training: String.raw`mit (?:eine[rm] )?(?:erfolgreich )?abgeschlossene[rmn] (?:berufs)?ausbildung|oder (?:eine[rn]? )?(?:vergleichbar|gleichwertig|ähnlich)e[nr]? (?:berufs)?ausbildung`,
  beforeTrade: 'du bist|sie sind|wir suchen|als|eine?n?',
  withinTrade: 'für|im',
  afterTrade: String.raw`oder (?:eine?|(?:als )?quereinst\p{L}*|(?:an|un)gelernte\p{L}?)|mit|in|von|ist|sind|wäre|kann|bevorzugt|erforderlich|erwünscht|gewünscht|wünschenswert|gesucht|gerne?`,
};
