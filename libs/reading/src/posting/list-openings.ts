import { wholeWords } from '../document/whole-words.js';
import type { PostingSection } from './sections.js';

/** Sentences that open a list and say what it lists, in five languages; the first match wins. */
const openings: readonly (readonly [PostingSection, RegExp])[] = [
  [
    'required',
    wholeWords(
      /\b(?:candidates?|applicants?|persons?|you)\b.{0,60}\b(?:must|should|need|require|requires|required|possess|bring|have)\b|\b(?:requirements?|qualifications?|skills) (?:include|are|for)\b|\b(?:voraussetzungen|bringen sie|bringst du|sollten sie|solltest du|vous devez (?:avoir|être)|vous (?:avez|possédez)|requisitos|debe (?:tener|contar)|du (?:har|bör ha|ska ha))\b/iu,
    ),
  ],
  [
    'duties',
    wholeWords(
      /\b(?:responsib\p{L}+|accountable|duties|tasks|to-?do list|in charge of|aufgaben\p{L}*|zuständig|verantwort\p{L}+|missions?|tâches|responsable|chargée?s?|funciones|tareas|encargar\p{L}+|ansvar\p{L}*|arbetsuppgifter)\b|\b(?:you|role|position|job)(?:['’]ll| will| would)(?: be)?:?$|\b(?:role|position|job) (?:will )?(?:include|involve|entail)s?\b/iu,
    ),
  ],
];

const wordsMost = 30;

/**
 * The subject of the list that a sentence opens ("Responsibilities will include, but are not limited
 * to:"), or null. Shorter lines are headings.
 */
export function listOpenedBy(line: string): PostingSection | null {
  if (!/:[\s·•*-]{0,3}$/u.test(line) || line.split(/\s+/u).length > wordsMost) return null;
  return openings.find(([, words]) => words.test(line))?.[0] ?? null;
}
