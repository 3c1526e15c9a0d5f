import type { Span } from '../document/span.js';
import { wholeWords } from '../document/whole-words.js';

/**
 * Words by which a resume disclaims a skill (cannot, has not, would like to learn), in five
 * languages.
 */
const english = [
  'never (?:(?:really|actually|yet|had|been|worked|used)\\s)?(?:used|worked|tried|had|learn(?:ed|t)|written|programmed|developed|touched|coded|built|deployed|held|done|operated|driven|studied|chance)',
  "(?:have|has|had|did|do|does|am|was|is)(?:n['’]t|\\snot)\\s(?:(?:yet|currently|really|actually)\\s)?(?:used?|work(?:ed)?|known?|learn(?:ed|t)?|tried|try|have|had|hold|held|possess|speak|spoken|write|written|familiar|experienced|proficient|fluent|certified|licen[cs]ed|authori[sz]ed|eligible|allowed|permitted|entitled)",
  "(?:cannot|can['’]t|can not) (?:speak|write|use|drive|program|work|operate)",
  '(?:currently|now|presently|still|just started|started|begun|beginning) (?:learning|studying|reading (?:up on|about)|exploring|teaching myself)|(?:am|was|be(?:en)?) learning|(?:have )?read (?:up on|about)|(?:not )?interested in|interest in|curious about',
  '(?:worked|sat|sitting|working) (?:next to|beside|alongside|close to) [^.;,\\n]{1,40}?\\b(?:that|who|which) us(?:ed|es?|ing)',
  'not (?:yet )?(?:familiar|experienced|proficient|fluent|certified|licen[cs]ed|authori[sz]ed|eligible)|unfamiliar with',
  '(?:no|without|lack(?:s|ing|ed)?)\\s(?:of\\s)?(?:[\\p{L}-]{1,15}\\s){0,2}(?:experience|knowledge|exposure|background|training)',
  "(?:wants?|wanted|would like|['’]d like|hop(?:e|es|ing)|plan(?:s|ning)?|intend(?:s|ing)?|aim(?:s|ing)?|wish(?:es|ing)?|eager|keen|willing|ready|excited|motivated|looking(?: forward)?|interested|interest|yet)\\s(?:to|on|in)\\s(?:learn(?:ing)?|study(?:ing)?|acquir(?:e|ing)|explor(?:e|ing)|pick(?:ing)? up)(?! more)",
].join('|');
const german = [
  '(?:noch )?(?:nie|niemals)(?: \\p{Ll}{2,15}(?:t|en))?(?: habe)?',
  '(?:kein(?:e|en|erlei)?|ohne|fehlende)\\s(?:[\\p{L}-]{1,15}\\s){0,2}(?:erfahrung(?:en)?|kenntnisse|wissen)',
  'nicht (?:vertraut|erfahren)',
  '(?:lerne|vertiefe|erlerne) (?:derzeit|gerade|aktuell|momentan|zurzeit)|(?:derzeit|gerade|aktuell|momentan|zurzeit) (?:lerne|erlerne|lernend)(?: ich)?|(?:kein )?interesse (?:an|für)|interessiere mich (?:nicht )?für|interessiert an',
  '(?:möchte|will|würde)(?:\\s[\\p{L}\\p{N}+#.-]{1,20}){0,5}\\s(?:er)?lernen',
].join('|');
const french = [
  'jamais',
  "(?:aucune?|pas d['’]|pas de|sans|peu d['’])\\s?(?:expérience|connaissances?|notions?)",
  "(?:ne connais|ne maîtrise|ne parle|ne possède|n['’]ai) pas",
  "(?:apprends|apprenant|étudie)(?: actuellement)?|en cours d['’]apprentissage|(?:pas )?intéressée? par|intérêt pour",
  "(?:souhaite|souhaiterais|voudrais|aimerais|veux|envie d['’])\\s?(?:apprendre|découvrir|me former)",
].join('|');
const spanish = [
  'nunca',
  '(?:sin|ning(?:ún|una))\\s(?:[\\p{L}-]{1,15}\\s)?(?:experiencia|conocimientos?)',
  'no (?:tengo|poseo|he|conozco|hablo|domino|cuento con)',
  '(?:estoy |actualmente )?aprendiendo|(?:no )?interesad[oa] en|interés (?:en|por)',
  '(?:quiero|quisiera|me gustaría|deseo|espero|interés en|ganas de) aprender',
].join('|');
const swedish = [
  'aldrig',
  '(?:ingen|inga|utan|saknar)\\s(?:[\\p{L}-]{1,15}\\s)?(?:erfarenhet|kunskap(?:er)?)',
  '(?:har|kan|talar) inte',
  'lär mig(?: just nu)?|(?:inte )?intresserad av|intresse för',
  '(?:vill|skulle vilja|hoppas|ser fram emot att) lära',
].join('|');

const disclaimer = wholeWords(
  new RegExp(`\\b(?:${[english, german, french, spanish, swedish].join('|')})\\b\\s?:?`, 'giu'),
);

const givenUp = [
  '(?:replac(?:ed|ing)|retir(?:ed|ing)|phas(?:ed|ing) out|decommission(?:ed|ing))\\s([^.;,\\n]{1,60}?)(?=\\s(?:with|by|in favou?r of)\\b)',
  '(?:switch(?:ed|ing)|mov(?:ed|ing)|migrat(?:ed|ing))\\s(?:away\\s)?from\\s([^.;,\\n]{1,60}?)(?=\\sto\\b)',
  'ersetz(?:te|ten|t)\\s([^.;,\\n]{1,60}?)(?=\\sdurch\\b)',
  '([^.;,\\n\\s]{1,40})(?=\\sdurch\\s[^.;,\\n]{1,40}\\sersetzt\\b)',
  'remplac(?:é|ée|er|ant|ement de)\\s([^.;,\\n]{1,60}?)(?=\\spar\\b)',
  '(?:reemplacé|sustituí|reemplazando|sustituyendo|sustitución de)\\s([^.;,\\n]{1,60}?)(?=\\spor\\b)',
  'ersatte\\s([^.;,\\n]{1,60}?)(?=\\smed\\b)',
];
/** "Replaced Kafka with RabbitMQ" shows RabbitMQ. */
const replaced = wholeWords(new RegExp(`\\b(?:${givenUp.join('|')})`, 'giu'));

/** Start of another clause, which the disclaimer does not cover: "…, but know RabbitMQ". */
const clauseBorder = wholeWords(
  /[.;:!?()[\]|\n]|\b(?:but|however|though|although|aber|jedoch|sondern|dafür|mais|pero|sino|men|dock)\b|\b(?:and|und|et|y|och)\s(?:am|have|has|know|i|ich|habe|bin|je|j['’]ai|he|tengo|har|jag)\b/giu,
);
const clauseChars = 200;
const listWords = /^[\p{L}+#./\s-]+$/u;
const itemWords = 5;
const having = wholeWords(
  /\b(?:strong|good|solid|experienced?|proficient|fluent|skilled|expert|familiar|gut|gute|sehr|erfahren|fließend|bon|bonne|maîtrise|buen|buena|dominio|god|goda)\b/iu,
);

/** "… Spark or Flink": no figures and few words. */
function isListItem(words: string): boolean {
  return (
    listWords.test(words) && words.trim().split(/\s+/u).length <= itemWords && !having.test(words)
  );
}

/**
 * End of the disclaimed range: the end of the clause, or the first comma that is not followed by a
 * mere list item.
 */
function objectEnd(sentence: string, from: number): number {
  const [clause = ''] = sentence.slice(from, from + clauseChars).split(clauseBorder, 1);
  const items = clause.split(',');
  let end = from;
  for (const [at, item] of items.entries()) {
    if (at > 0 && !isListItem(item)) break;
    end += item.length + (at > 0 ? 1 : 0);
  }
  return end;
}

/**
 * Start of a clause that ends with a disclaimer: "Kafka habe ich nie benutzt", "Java, Kafka (no
 * experience)".
 */
function subjectStart(sentence: string, at: number): number {
  let to = at;
  while (to > 0 && /[\s:(\u2013\u2014-]/u.test(sentence.charAt(to - 1))) to--;
  const before = sentence.slice(Math.max(0, to - clauseChars), to);
  let start = 0;
  for (const border of before.matchAll(clauseBorder)) start = border.index + border[0].length;
  return to - before.length + Math.max(start, before.lastIndexOf(',') + 1);
}

/**
 * The ranges of a resume's sentence that are disclaimed: "I have never used Kafka", "keine
 * Erfahrung mit Java", "want to learn Rust", "replaced Kafka with RabbitMQ".
 */
export function disclaimedRanges(sentence: string): Span[] {
  const text = sentence.slice(0, 2_000);
  return [...lackedRanges(sentence, text), ...replacedRanges(text)];
}

/** Each pattern ends with the words that were given up. */
function replacedRanges(text: string): Span[] {
  return [...text.matchAll(replaced)].map((match) => {
    const end = match.index + match[0].length;
    const words = match.slice(1).find((group) => group !== undefined) ?? '';
    return { start: end - words.length, end };
  });
}

function lackedRanges(sentence: string, text: string): Span[] {
  return [...text.matchAll(disclaimer)].map((match) => {
    const after = match.index + match[0].length;
    const end = objectEnd(sentence, after);
    const isLast = !/[\p{L}\p{N}]/u.test(sentence.slice(after, end));
    return { start: isLast ? subjectStart(sentence, match.index) : match.index, end };
  });
}
