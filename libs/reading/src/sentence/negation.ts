import { wholeWords } from '../document/whole-words.js';

/** A range of a sentence that is negated or only preferred. Offsets within the sentence. */
export interface Softened {
  readonly start: number;
  readonly end: number;
  /** `negated`: not required at all; `preferred`: "not required but a plus". */
  readonly kind: 'negated' | 'preferred';
}

const needed =
  '(?:needed|required|necessary|mandatory|essential|expected|a must|a requirement|obligatory|nötig|notwendig|erforderlich|vorausgesetzt|gefordert|requise?s?|nécessaires?|exigée?s?|necesari[oa]s?|requerid[oa]s?|imprescindibles?|krävs|behövs|nödvändig\\p{L}*|ett krav)';
// "No SQL needed", "no prior experience in Java is necessary": up to the verb, not over a comma ("no nonsense, Python required").
const notNeededAfter = wholeWords(
  new RegExp(
    `\\b(?:no|without|kein(?:e|en|erlei)?|pas (?:de|d['’])|aucune?|sin|ningún|ninguna|ingen|inga|inget)\\s[^.;,:\\n]{1,80}?\\b${needed}\\b`,
    'giu',
  ),
);
// "SQL is not required": from the start of the clause.
const notNeeded = wholeWords(
  new RegExp(
    `\\b(?:(?:is|are|be|was|isn['’]t|aren['’]t|ist|sind|n['’]est|es|son)\\s)?(?:not|nicht|pas|no|isn['’]t|aren['’]t|inte|ej)\\s(?:\\w+\\s)?${needed}\\b`,
    'giu',
  ),
);
const subjectChars = 120;
// Swedish has the verb first: "krävs inte".
const verbFirst = wholeWords(/\b(?:krävs|behövs) (?:inte|ej)\b/giu);
const noNeed = wholeWords(
  /\b(?:(?:do not|don['’]t|needn['’]t|won['’]t|will not|does not|doesn['’]t)\s(?:\w+\s)?(?:need|require|have to|use|expect|want|care)|no need (?:for|to)|not looking for|instead of|rather than|as opposed to|no longer us(?:e|ing)|(?:moving|moved|migrating|migrated|switching|switched) (?:away|off)(?: from)?|(?:have|has) (?:retired|replaced|abandoned)|not interested in|(?:but|and) not(?! (?:required|needed|necessary|essential|mandatory|limited|only))|we are not|this is not (?:an?|for)|not an?|aber (?:kein\p{L}{0,2}|nicht)|mais pas(?: de| d['’])?|pero no|men inte|wir haben uns von|(?:next to|alongside|side by side with|hand in hand with)|no se (?:requiere|requieren|necesita|necesitan|exige|exigen)|no (?:es|son) (?:necesari[oa]s?|imprescindibles?)|no hace falta|(?:pas|nul|aucun) besoin (?:de|d['’])|inutile de|n['’](?:est|avez|as|a) pas besoin|(?:brauchst|benötigst|musst|brauchen|benötigen|müssen) (?:du |sie )?(?:keine?n?|nicht)|(?:du|ni) behöver inte)(?=\s|$)[^.;,:\n]{0,100}/giu,
);
const consolation =
  /^[^.;\n]{0,60}\b(?:plus|nice|preferred|preferable|helpful|bonus|asset|desir|advantage|welcome|vorteil|atout|valorar|merit|wünsch|deseable|souhait)/iu;
const clauseStart = /(?:[,;(]|\b(?:but|however|while|though|although|aber|mais|pero)\b)/giu;

function lastClauseStart(text: string): number {
  let last = 0;
  for (const match of text.matchAll(clauseStart)) last = match.index + match[0].length;
  return last;
}

let last: { readonly sentence: string; readonly ranges: readonly Softened[] } = {
  sentence: '',
  ranges: [],
};

/**
 * The negated or softened ranges of a sentence. The last result is cached, since several readers
 * process the same sentence in turn.
 */
export function softenedRanges(sentence: string): readonly Softened[] {
  if (last.sentence !== sentence) last = { sentence, ranges: findSoftened(sentence) };
  return last.ranges;
}

function findSoftened(sentence: string): Softened[] {
  if (
    !/\b(?:no|not|without|n['’]t|instead|rather|opposed|away|off|retired|replaced|abandoned|next|alongside|side|hand|kein|nicht|pas|aucun|nul|inutile|sin|ning|ingen|inga|inget|inte|ej)|n['’]t\b/iu.test(
      sentence,
    )
  )
    return [];
  const text = sentence.slice(0, 2_000);
  const ranges: Softened[] = [];
  const push = (start: number, end: number) => {
    const kind = consolation.test(text.slice(end)) ? 'preferred' : 'negated';
    ranges.push({ start, end, kind });
  };
  for (const match of text.matchAll(notNeededAfter))
    push(match.index, match.index + match[0].length);
  for (const pattern of [notNeeded, verbFirst]) {
    for (const match of text.matchAll(pattern)) {
      const border = Math.max(
        ...['.', ';', ':', '\n'].map((sign) => text.lastIndexOf(sign, match.index - 1)),
      );
      const from = Math.max(match.index - subjectChars, border + 1);
      push(from + lastClauseStart(text.slice(from, match.index)), match.index + match[0].length);
    }
  }
  for (const match of text.matchAll(noNeed)) push(match.index, match.index + match[0].length);
  return ranges;
}
