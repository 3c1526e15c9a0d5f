import { wholeWords } from '../document/whole-words.js';

/** A range of a sentence that is only preferred; offsets within the sentence. */
export interface PreferenceRange {
  readonly start: number;
  readonly end: number;
}

const much = '(?:big |huge |strong |definite |distinct |added |great |real |major |nice )?';

/**
 * Words of preference after their object: "Kotlin is a plus", "AWS preferred", "Docker von
 * Vorteil".
 */
const following = [
  `nice[- ]to[- ]haves?|good[- ]to[- ]haves?|(?:is|are|as|a) (?:an? )?(?:very )?(?:nice|great|welcome) (?:extras?|additions?|to have)|preferred|preferable|desir(?:ed|able)|welcome|optional(?:ly)?|advantageous|beneficial|helpful`,
  `(?:is|are|be|as|would be|considered|seen as|counts? as|will be)(?: also)? (?:an? )?${much}(?:plus|bonus|asset|advantage|benefit)`,
  `(?:is|are|would be) (?:also )?(?:very )?useful|an? ${much}(?:plus|bonus|asset|advantage)|\\bplus(?=\\s?[.!)]|\\s?$)|bonus(?: points)?(?=\\s?[.!)]|\\s?$)`,
  `or (?:an? |the )?(?:strong )?(?:willingness|eagerness|desire|readiness|interest|motivation) (?:to (?:learn|acquire|develop)|in learning)|or willing to learn`,
  `von vorteil|wünschenswert|(?:sind |ist )?ein (?:großes )?plus|willkommen|gern gesehen|hilfreich`,
  `(?:serait |est |sont |constitue(?:nt)? )?un (?:vrai |réel |gros |véritable )?(?:plus|atout)|souhaité(?:e|es|s)?|souhaitables?|apprécié(?:e|es|s)?|bienvenue?s?`,
  `deseables?|(?:será |es )?un plus|valorables?|(?:será |es )?una ventaja|(?:será|serán) valorad[oa]s?`,
  `meriterande|ett plus|en fördel|önskvärt|önskvärd`,
].join('|');

/**
 * Words of preference before it: "ideally with AWS", "bonus points for Rust", "Se valorará inglés".
 */
const leading = [
  `prefer(?:ably|ence|ences)?|preferring|ideally|ideal(?:ly)? candidates? (?:will|would) also|bonus(?: points)?(?: if| for|:)?|nice[- ]to[- ]haves?\\s?:|good[- ]to[- ]haves?\\s?:|(?:is|are|['’]s|be) (?:an? )?${much}(?:plus|bonus|asset|advantage|advantageous|beneficial|helpful|nice|great|preferred|preferable|desirable) (?:if|to|that|when|for)|extra (?:points|credit)|brownie points|(?:a |an )?${much}(?:plus|bonus|asset)\\s?:|would be (?:nice|great) (?:if|to)|desir(?:ed|able)\\s?:|preferred\\s?:|optional\\s?:|not (?:strictly |absolutely )?(?:required|necessary|essential|mandatory)[,;]? but`,
  `idealerweise|im idealfall|gerne auch|bestenfalls|von vorteil (?:ist|sind|wäre|wären)|wünschenswert (?:ist|sind|wäre|wären)|vorzugsweise`,
  `idéalement|de préférence|un plus\\s?:|serait un plus (?:de|si)|(?:nous )?apprécierions`,
  `(?:se )?valorar(?:á|án|emos)|preferible(?:mente)?|de preferencia|idealmente|deseable\\s?:`,
  `gärna|helst|meriterande (?:är|om)|det är (?:ett plus|meriterande|en fördel)`,
].join('|');

const followingWords = wholeWords(new RegExp(`\\b(?:${following})(?![\\p{L}])`, 'giu'));
const leadingWords = wholeWords(new RegExp(`\\b(?:${leading})`, 'giu'));
const signAtEnd = /\+\+?\s?$/u;
const anyLetter = /\p{L}/u;

/**
 * Boundaries between clauses, each of which has its own importance ("Java required, Kotlin is a
 * plus").
 */
const clauseBorder = wholeWords(
  /;|,?\s(?:but|while|whereas|aber|während|mais|tandis|pero|mientras|men)\s|,\s(?=[^,;]{0,80}\b(?:is|are|would be|ist|sind|est|sont|es|son)\b)|\.\s|\s-\s|(?<=\b(?:required|mandatory|essential|a must|exigée?s?|requise?s?|obligatoires?|indispensables?|erforderlich|zwingend|vorausgesetzt|imprescindibles?|obligatori[oa]s?|krav|krävs)),\s|,\s(?=(?:preferably|ideally|idealerweise|idéalement|preferiblemente|vorzugsweise|de préférence|gärna|helst)\b)/giu,
);

/** The clause that contains `from..to`; offsets within the sentence. */
function clauseAround(sentence: string, from: number, to: number): PreferenceRange {
  let start = 0;
  for (const border of sentence.matchAll(clauseBorder)) {
    const after = border.index + border[0].length;
    if (after <= from) start = after;
    else if (border.index >= to) return { start, end: border.index };
  }
  return { start, end: sentence.length };
}

function bracketsAround(sentence: string, at: number): PreferenceRange | null {
  const open = sentence.lastIndexOf('(', at);
  if (open < 0 || sentence.slice(open, at).includes(')')) return null;
  const close = sentence.indexOf(')', at);
  return { start: open + 1, end: close < 0 ? sentence.length : close };
}

/**
 * A preference in brackets applies to their content: "a cloud (preferably AWS)"; without other
 * content to the item before them: "Go (preferred)".
 */
function inBrackets(
  sentence: string,
  brackets: PreferenceRange,
  word: PreferenceRange,
): PreferenceRange {
  const rest =
    `${sentence.slice(brackets.start, word.start)}${sentence.slice(word.end, brackets.end)}`.replace(
      /\b(?:is|are|but|not|required|strongly|highly|very|much)\b/giu,
      '',
    );
  if (anyLetter.test(rest)) return brackets;
  const before = sentence.slice(0, brackets.start - 1);
  const item = Math.max(
    before.lastIndexOf(','),
    before.lastIndexOf(';'),
    before.lastIndexOf(')'),
    /^.*\b(?:and|or|und|oder|et|ou|y|o|och|eller)\s/isu.exec(before)?.[0].length ?? 0,
  );
  return { start: Math.max(0, item), end: brackets.end };
}

/** "It is a plus to know Rust" has only filler words before the words of preference. */
const noSubject =
  /^[^a-z0-9_]*(?:(?:and|also|it|this|that|which|they|these|s|is|was|would|be|es|das|ist|wäre|ce|cela|c['’]|il|est|serait|lo|det|detta|är)[^a-z0-9_]*)*$/iu;

const askingBefore =
  /(?:experience|knowledge|skills?|fluent|strong|good|degree|kenntnisse|erfahrung|gute?[rsn]?|expérience|connaissance|maîtrise|courante?|experiencia|conocimientos?|erfarenhet|kunskap\p{L}*)(?![\p{L}])/iu;
const lastItem = /^\s(?:\S+\s){1,4}$/u;

/**
 * "Good knowledge of splicing, welding preferred": after a requirement and its only comma, only the
 * last item is preferred.
 */
function wishStart(text: string, clause: PreferenceRange, word: PreferenceRange): number {
  const before = text.slice(clause.start, word.start);
  const comma = before.indexOf(',');
  const isLastItem =
    comma > 0 &&
    comma === before.lastIndexOf(',') &&
    lastItem.test(before.slice(comma + 1)) &&
    askingBefore.test(before.slice(0, comma));
  return isLastItem ? clause.start + comma + 1 : clause.start;
}

/**
 * The ranges of a sentence that are only preferred; empty if there are none. Linear time: only the
 * first 2,000 characters are searched.
 */
export function preferenceRanges(sentence: string): PreferenceRange[] {
  const text = sentence.slice(0, 2_000);
  const ranges: PreferenceRange[] = [];
  const add = (index: number, length: number, isLeading: boolean) => {
    const word = { start: index, end: index + length };
    const brackets = bracketsAround(text, index);
    const clause = clauseAround(text, word.start, word.end);
    if (brackets) ranges.push(inBrackets(text, brackets, word));
    else if (isLeading) ranges.push({ start: word.start, end: Math.max(clause.end, word.end) });
    else
      ranges.push({
        start: wishStart(text, clause, word),
        end: noSubject.test(text.slice(clause.start, word.start)) ? clause.end : word.end,
      });
  };
  for (const match of text.matchAll(leadingWords)) add(match.index, match[0].length, true);
  for (const match of text.matchAll(followingWords))
    add(match.index, match[0].length, leadsOn(text, match));
  if (signAtEnd.test(text)) ranges.push({ start: 0, end: text.length });
  return ranges;
}

/** "Preferred skills include Rust": the object follows the words of preference. */
function leadsOn(text: string, match: RegExpExecArray): boolean {
  return /^\s(?:skills?|qualifications?|requirements?|candidates?|competenc\w+)\b/iu.test(
    text.slice(match.index + match[0].length),
  );
}
