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
  'not (?:yet )?(?:familiar|experienced|proficient|fluent|certified|licen[cs]ed|authori[sz]ed|eligible)|unfamiliar with',
  '(?:no|without|lack(?:s|ing|ed)?)\\s(?:of\\s)?(?:[\\p{L}-]{1,15}\\s){0,2}(?:experience|knowledge|exposure|background|training)',
  "(?:wants?|wanted|would like|['’]d like|hop(?:e|es|ing)|plan(?:s|ning)?|intend(?:s|ing)?|aim(?:s|ing)?|wish(?:es|ing)?|eager|keen|willing|ready|excited|motivated|looking(?: forward)?|interested|interest|yet)\\s(?:to|on|in)\\s(?:learn(?:ing)?|study(?:ing)?|acquir(?:e|ing)|explor(?:e|ing)|pick(?:ing)? up)(?! more)",
].join('|');
const german = [
  '(?:noch )?(?:nie|niemals)(?: \\p{Ll}{2,15}(?:t|en))?(?: habe)?',
  '(?:kein(?:e|en|erlei)?|ohne|fehlende)\\s(?:[\\p{L}-]{1,15}\\s){0,2}(?:erfahrung(?:en)?|kenntnisse|wissen)',
  'nicht (?:vertraut|erfahren)',
  '(?:möchte|will|würde)(?:\\s[\\p{L}\\p{N}+#.-]{1,20}){0,5}\\s(?:er)?lernen',
].join('|');
const french = [
  'jamais',
  "(?:aucune?|pas d['’]|pas de|sans|peu d['’])\\s?(?:expérience|connaissances?|notions?)",
  "(?:ne connais|ne maîtrise|ne parle|ne possède|n['’]ai) pas",
  "(?:souhaite|souhaiterais|voudrais|aimerais|veux|envie d['’])\\s?(?:apprendre|découvrir|me former)",
].join('|');
const spanish = [
  'nunca',
  '(?:sin|ning(?:ún|una))\\s(?:[\\p{L}-]{1,15}\\s)?(?:experiencia|conocimientos?)',
  'no (?:tengo|poseo|he|conozco|hablo|domino|cuento con)',
  '(?:quiero|quisiera|me gustaría|deseo|espero|interés en|ganas de) aprender',
].join('|');
const swedish = [
  'aldrig',
  '(?:ingen|inga|utan|saknar)\\s(?:[\\p{L}-]{1,15}\\s)?(?:erfarenhet|kunskap(?:er)?)',
  '(?:har|kan|talar) inte',
  '(?:vill|skulle vilja|hoppas|ser fram emot att) lära',
].join('|');

const disclaimer = wholeWords(
  new RegExp(`\\b(?:${[english, german, french, spanish, swedish].join('|')})\\b\\s?:?`, 'giu'),
);

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
 * Erfahrung mit Java", "want to learn Rust". Used to verify a model's claims; the built-in reader
 * reads lists and duties and has no such rule.
 */
export function disclaimedRanges(sentence: string): Span[] {
  return [...sentence.slice(0, 2_000).matchAll(disclaimer)].map((match) => {
    const after = match.index + match[0].length;
    const end = objectEnd(sentence, after);
    const isLast = !/[\p{L}\p{N}]/u.test(sentence.slice(after, end));
    return { start: isLast ? subjectStart(sentence, match.index) : match.index, end };
  });
}
