import type { DisclaimerWords } from '../topics/disclaimers.js';

export const disclaimers: DisclaimerWords = {
  disclaiming: String.raw`nunca|(?:sin|ning(?:ún|una))\s(?:[\p{L}-]{1,15}\s)?(?:experiencia|conocimientos?)|no (?:tengo|poseo|he|conozco|hablo|domino|cuento con)|(?:estoy |actualmente )?aprendiendo|(?:no )?interesad[oa] en|interés (?:en|por)|(?:quiero|quisiera|me gustaría|deseo|espero|interés en|ganas de) aprender`,
  replacing: [['reemplacé|sustituí|reemplazando|sustituyendo|sustitución de', 'por']],
  replacedAtEnd: [],
  but: 'pero|sino',
  person: 'he|tengo',
  mastering: 'buen|buena|dominio',
};
