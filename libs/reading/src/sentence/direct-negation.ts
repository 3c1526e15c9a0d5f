import type { Span } from '../document/span.js';
import { wholeWords } from '../document/whole-words.js';
import { lexicon } from '../lexicon/all-languages.js';

const nearChars = 60;

const { negation } = lexicon;
// "Not only" and "not just" are no negations.
const between = `(?:${negation.betweenDenialAndObject}\\s){0,4}`;
const negatedBefore = wholeWords(new RegExp(`\\b${negation.denying}\\s?${between}$`, 'iu'));
const lackedBefore = wholeWords(
  new RegExp(`\\b(?:${negation.denying}|${negation.lacking})\\s?${between}$`, 'iu'),
);

/** "Driving licence: no", "Kafka (none)", "Degree: not required". */
const deniedAfter = wholeWords(
  new RegExp(
    `^\\s?[:(–—-]\\s?(?:${negation.denyingAnswers}(?=\\s?(?:[.,;)|]|$))|${negation.not}\\s(?:\\p{L}{1,12}\\s)?${negation.requiredAfterNot}\\b)`,
    'iu',
  ),
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
