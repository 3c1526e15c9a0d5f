import type { Span } from '../document/span.js';
import { wholeWords } from '../document/whole-words.js';

const nearChars = 60;

/**
 * Words allowed between the negation and its object: "no prior experience with Kafka". "Not only"
 * and "not just" are no negations.
 */
const between =
  '(?:(?:need|knowledge|experience|previous|prior|any|of|for|with|in|a|an|the|erfahrung|kenntnisse|mit|in|von|expérience|connaissance|en|avec|de|experiencia|conocimientos?|con|erfarenhet|kunskap|av|i|med)\\s){0,4}';
const negation =
  "no|not|kein(?:e|en|em|er|erlei)?|nicht|pas (?:de|d['’])\\s?|aucune?|ningún|ninguna|ingen|inga|inget|inte";
const lack = 'without|never|ohne|nie|niemals|sans|jamais|sin|nunca|utan|aldrig';

const negatedBefore = wholeWords(new RegExp(`\\b(?:${negation})\\s?${between}$`, 'iu'));
const lackedBefore = wholeWords(new RegExp(`\\b(?:${negation}|${lack})\\s?${between}$`, 'iu'));

/** "Driving licence: no", "Kafka (none)", "Degree: not required". */
const deniedAfter = wholeWords(
  /^\s?[:(\u2013\u2014-]\s?(?:(?:no|none|nein|keine?r?|non|aucune?|ningun[oa]|nej|ingen|inget|inga)(?=\s?(?:[.,;)|]|$))|(?:not|nicht|pas|no|inte|ej)\s(?:\p{L}{1,12}\s)?(?:required|needed|necessary|erforderlich|nötig|notwendig|requise?|nécessaire|exigée?|necesari[oa]|requerid[oa]|krävs|nödvändig\p{L}{0,3})\b)/iu,
);

/**
 * Whether the words right beside a range deny it: "no Kafka", "kein Java", "Licence: none".
 * @param canLack true if "without Java" is a negation, as in a resume; in a posting "without a
 * licence you cannot start" is a requirement
 */
export function isDirectlyNegated(
  sentence: string,
  { start, end }: Span,
  canLack: boolean,
): boolean {
  const before = sentence.slice(Math.max(0, start - nearChars), start);
  return (
    (canLack ? lackedBefore : negatedBefore).test(before) ||
    deniedAfter.test(sentence.slice(end, end + nearChars))
  );
}
