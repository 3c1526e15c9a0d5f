import type { EducationLevel } from '@rolefit/contracts';
import { wholeWords } from '../document/whole-words.js';

/** Words that name a level of formal education, lowest level first; English, then German, French and Spanish. */
const levels: readonly (readonly [EducationLevel, RegExp])[] = [
  [
    'secondary',
    wholeWords(
      /\b(?:(?<!post[- ])high\s?school|secondary (?:school|education)|GED|A[- ]levels|Abitur|baccalauréat|bachillerato)\b/iu,
    ),
  ],
  [
    'vocational',
    wholeWords(
      /\b(?:vocational|trade school|apprenticeship|technical (?:diploma|school)|Berufsausbildung|abgeschlossene Ausbildung|Ausbildung (?:als|zum|zur)|CAP\/BEP|formación profesional)\b/iu,
    ),
  ],
  [
    'associate',
    wholeWords(
      /\b(?:associate(?:['’]?s)? degree|associate of (?:arts|science|applied science)|ADN|ASN|A\.A\.S?\.|two[- ]year degree|BTS|DUT|college diploma|some college)(?![\p{L}\p{N}])/iu,
    ),
  ],
  [
    'bachelor',
    wholeWords(
      /\b(?:bachelor(?:['’]?s)?|baccalaureate|undergraduate degree|B\.?\s?S\.?c\.?|B\.S\.?|B[AS]\s?\/\s?B[AS]|BS|B\.A\.?|BA|B\.?Eng\.?|B\.?Tech\.?|BBA|BFA|BSN|DCG|university degree|college degree|(?:four|4)[- ]year degree|licence (?:en|de)|licenciatura|grado en|ingeniería|título universitario|(?:abgeschlossenes )?(?:Hochschul|Fach(?:hochschul)?)?studium|diplôme universitaire|bac\s?\+\s?[34])(?![\p{L}\p{N}])/iu,
    ),
  ],
  [
    'master',
    wholeWords(
      /\b(?:master(?:['’]s| of| in|s? degree|s en|arbeit)|masters?(?= or\b)|masters(?= (?:is |are )?(?:preferred|required|desired|desirable|strongly|a plus)\b)|M[AS]\s?\/\s?(?:MBA|Ph\.?\s?D)|graduate degree|advanced degree|M\.S\.?|M\.?S\.?c\.?|MS (?=in\b)|M\.A\.?|M\.?Eng\.?|MBA|LL\.M\.?|LLM(?= (?:in|degree)\b)|MSN|MPH|M\.Ed\.?|Diplom(?:-?Ingenieur)?|máster|maestría|bac\s?\+\s?5|diplôme d['’]ingénieur)(?![\p{L}\p{N}])/iu,
    ),
  ],
  [
    'doctorate',
    wholeWords(
      /\b(?:Ph\.?\s?D\.?|doctorate|doctoral(?! student)|doctor of|D\.?Phil\.?|M\.D\.|J\.D\.?|JD|Juris Doctor|Promotion in|Doktor|doctorat|doctorado|PharmD|DNP)(?![\p{L}\p{N}])/iu,
    ),
  ],
];

// A bare two-letter degree may also be initials or a product ("MS Office", "BS"): it needs a word
// about education beside it.
const weak = /^(?:BS|BA|MS|JD)$/i;
const educationWord = wholeWords(
  /\b(?:degree|diploma|university|college|graduate|education|field|major|in [A-Z]\p{L}*|Studium|école|universidad|universität|université|school)\b/iu,
);

/** A level that a line names, with the words that name it (offsets within the line). */
export interface NamedLevel {
  readonly level: EducationLevel;
  readonly start: number;
  readonly end: number;
}

/** All levels of education that this line names, lowest first. */
export function findEducationLevels(line: string): NamedLevel[] {
  return levels.flatMap(([level, words]) => {
    const match = words.exec(line);
    if (!match || (weak.test(match[0].trim()) && !educationWord.test(line.replace(match[0], ' '))))
      return [];
    if (level === 'master' && /^MBA$/.test(match[0]) && /\bscrum\b/i.test(line)) return [];
    return [{ level, start: match.index, end: match.index + match[0].length }];
  });
}

const fieldAfter =
  /^(?:['’]?s)?(?: degree| diploma)?(?: \((?:[^()]{1,40})\))?(?:,| (?:in|of|en|de)) (?:the field of |an? )?(.{2,80})/iu;
const fieldEnd =
  /\s(?:or (?:equivalent|related|similar|a related|in)|from|at|and \d|is|required|preferred|with|plus|degree|ou équivalent|o similar)\b|[.;()|]|,\s?(?:or|from|and)\b|\s[-–—]\s|\d{4}/iu;

/** The field of study that follows a degree's words, or null. */
export function educationField(line: string, end: number): string | null {
  const rest = fieldAfter.exec(line.slice(end, end + 140))?.[1];
  if (rest === undefined) return null;
  const field = (rest.split(fieldEnd)[0] ?? '').replace(/(?<![\s,:;])[\s,:;]+$/, '').trim();
  return !/^(?:(?:magna |summa )?cum laude|with honou?rs|first class)/iu.test(field) &&
    field.length >= 2 &&
    field.length <= 60 &&
    /^\p{L}/u.test(field)
    ? field
    : null;
}
