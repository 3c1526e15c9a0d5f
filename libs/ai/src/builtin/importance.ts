import type { Importance } from '@rolefit/contracts';
import type { PostingSection } from './posting-sections.js';
import { wholeWords } from './whole-words.js';

const preferredWords = wholeWords(
  /\b(?:nice[- ]to[- ]have|prefer(?:red|ably|ence|able)?|desir(?:ed|able)|(?:is|are|be|as|would be|considered) (?:an? )?(?:big |huge |strong |definite |distinct |added |great )?(?:plus|bonus|asset|advantage|benefit)|a (?:big |huge |strong |definite )?plus|bonus|ideally|an advantage|advantageous|beneficial|helpful|good to have|optional(?:ly)?|familiarity .{0,40} welcome|not required but|von vorteil|wünschenswert|idealerweise|gerne auch|un plus|un atout|souhaité(?:e|es|s)?|idéalement|apprécié(?:e|es|s)?|deseable|se valorará|valorable|preferible(?:mente)?|meriterande|meriterar)\b/iu,
);
const plusInBrackets = /\((?:[^()]{0,30}\b)?(?:plus|preferred|bonus|optional|desirable)\)|\+\+?$/iu;
const requiredWords = wholeWords(
  /\b(?:must|required?|requires|requirement|mandatory|essential|minimum|at least|need(?:ed)? to have|you need|necessary|is a must|proven|zwingend|erforderlich|vorausgesetzt|setzen wir voraus|mindestens|indispensable|obligatoire|exigé(?:e|es|s)?|impérati(?:f|vement)|requis(?:e|es)?|imprescindible|necesari[oa]s?|obligatori[oa]|mínimo|krav|måste)\b/iu,
);
/** Words that make a wish of what a sentence of any section names. */
const askWords = wholeWords(
  /\b(?:experience|experienced|knowledge|proficien|familiar|skilled|expertise|background in|understanding of|ability to|able to|fluen|competen|know-how|looking for|seeking|degree in|you (?:have|are|know|bring)|candidate|qualified|erfahrung|kenntnisse|expérience|connaissance|maîtrise|experiencia|conocimiento|dominio|erfarenhet|kunskap)/iu,
);

/**
 * How strongly a sentence asks, by its own words first and its section second.
 * @returns null where the sentence stands in a part that asks nothing (benefits, about the company) and has no word of asking
 */
export function importanceOf(sentence: string, section: PostingSection): Importance | null {
  if (section === 'benefits' || section === 'about' || section === 'boilerplate') return null;
  if (preferredWords.test(sentence) || plusInBrackets.test(sentence)) return 'preferred';
  if (section === 'preferred') return 'preferred';
  if (requiredWords.test(sentence)) return 'required';
  if (section === 'required' || section === 'education' || section === 'languages') return 'required';
  return askWords.test(sentence) ? 'required' : 'preferred';
}

/** Whether a sentence speaks of what it would like, whatever its section. */
export function isWish(sentence: string): boolean {
  return preferredWords.test(sentence);
}
