import type { DisclaimerWords } from '../topics/disclaimers.js';

export const disclaimers: DisclaimerWords = {
  disclaiming: String.raw`(?:noch )?(?:nie|niemals)(?: \p{Ll}{2,15}(?:t|en))?(?: habe)?|(?:kein(?:e|en|erlei)?|ohne|fehlende)\s(?:[\p{L}-]{1,15}\s){0,2}(?:erfahrung(?:en)?|kenntnisse|wissen)|nicht (?:vertraut|erfahren)|(?:mache|absolviere|besuche)(?:\s[\p{L}-]{1,20}){0,2}\s(?:die|eine|meine|den|einen) (?:ausbildung|weiterbildung|umschulung|lehrgang|kurs)|in (?:ausbildung|vorbereitung)(?: (?:zum|zur))?|(?:lerne|vertiefe|erlerne) (?:derzeit|gerade|aktuell|momentan|zurzeit)|(?:derzeit|gerade|aktuell|momentan|zurzeit) (?:lerne|erlerne|lernend)(?: ich)?|(?:kein )?interesse (?:an|für)|interessiere mich (?:nicht )?für|interessiert an|(?:möchte|will|würde)(?:\s[\p{L}\p{N}+#.-]{1,20}){0,5}\s(?:er)?lernen`,
  replacing: [['ersetz(?:te|ten|t)', 'durch']],
  replacedAtEnd: [['durch', 'ersetzt']],
  but: 'aber|jedoch|sondern|dafür',
  person: 'ich|habe|bin',
  mastering: 'gut|gute|sehr|erfahren|fließend',
};
