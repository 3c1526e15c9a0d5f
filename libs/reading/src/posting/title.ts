import type { TitleFact } from '@rolefit/contracts';
import { titleFamily, titleSeniority } from '@rolefit/skills';
import type { Line } from '../document/lines.js';
import { isAdministrative } from './administrative.js';
import { headingOf } from './sections.js';
import { familyOfTitle } from '../sentence/title-words.js';

const label =
  /^(?:job title|position title|title|position|role|job|stellenbezeichnung|stelle|intitulé du poste|poste|puesto(?: de trabajo)?|título|titel|tjänst|vacancy)\s?:\s{0,3}(.{3,120})$/iu;
const seeking =
  /\b(?:(?:is|are|we(?:'|’)re|currently)\s(?:currently |now |actively )?(?:looking for|hiring|seeking|recruiting|searching for|in search of)|(?:looking|search) for|seeks|to join us as|join (?:us|our team) as|wir suchen|suchen wir|nous (?:recherchons|recrutons)|recherche|buscamos|vi söker)\s(?:(?:an?|the|our next|one|two|several|number of|motivated|experienced|talented|skilled|dedicated|passionate|enthusiastic|ambitious|highly|super|einen?|une?|un|uno|una|en)\s){0,4}/iu;
const titleEnd =
  /[.;:!?()\n|]|,(?! (?:Inc|Senior|Junior))|\s[-–—]\s|\s(?:to|who|with|for|in|at|that|and you|and join|within|on|based|zur|zum|für|mit|pour|qui|avec|para|con|som|till)\s/iu;
const genderMark =
  /(?:(?<!\s)\s+)?[([]?\b(?:[mfwdhx]\s?\/\s?[mfwdhx](?:\s?\/\s?[mfwdhx])?|h\/f|f\/h|all genders?|gn)\b[)\]]?/giu;

const terms =
  /(?<!\s)\s+[-–—|,•·(]\s*(?:(?:\d(?:st|nd|rd|th)|first|second|third|day|night|evening|weekend|late)s?(?: shifts?)?|full[- ]?time|part[- ]?time|vollzeit|teilzeit|temps (?:plein|partiel)|home (?:daily|weekly|every \w+)|urgent\p{L}*|immediate\p{L}*(?: start)?|hiring (?:now|immediately)|(?:up to |from )?[$€£]\s?\d.{0,24}|\d[\d.,]*\s?(?:€|EUR|k\b).{0,20})\)?\s*$/iu;

/**
 * Headlines often end with terms of employment ("- 2nd shift - $24/hr"), which are not part of the
 * title.
 */
function withoutTerms(words: string): string {
  let title = words;
  for (let turn = 0; turn < 4 && terms.test(title); turn++) title = title.replace(terms, '');
  return title;
}

interface Candidate {
  readonly text: string;
  readonly start: number;
}

function fact(text: string, { text: raw, start }: Candidate): TitleFact | null {
  const trimmed = withoutTerms(raw)
    .trim()
    .replace(/(?<![\s:,.|–—-])[\s:,.|–—-]+$/u, '');
  const from = start + raw.indexOf(trimmed);
  if (trimmed.length < 2) return null;
  const words = trimmed
    .replace(genderMark, ' ')
    .replace(/^[#*_\s]+|[#*_]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (words === '') return null;
  return {
    text: words.slice(0, 120),
    family: familyOfTitle(words),
    seniority: titleSeniority(words),
    quote: {
      text: text.slice(from, from + trimmed.length),
      start: from,
      end: from + trimmed.length,
    },
  };
}

function labelled(line: Line): Candidate | null {
  const value = label.exec(line.text)?.[1];
  return value === undefined ? null : { text: value, start: line.end - value.length };
}

function sought(line: Line): Candidate | null {
  const match = seeking.exec(line.text);
  if (!match) return null;
  const start = match.index + match[0].length;
  const rest = line.text.slice(start, start + 120);
  const title = rest.split(titleEnd)[0] ?? '';
  return titleFamily(title) && title.trim().split(/\s+/).length <= 8
    ? { text: title, start: line.start + start }
    : null;
}

function isHeadline(line: Line): boolean {
  return (
    line.text.length <= 100 &&
    line.text.split(/\s+/).length <= 12 &&
    !/[.!?;]$/.test(line.text) &&
    !/@|https?:|www\./.test(line.text) &&
    !isAdministrative(line.text) &&
    headingOf(line) === null
  );
}

const headLines = 8;

/**
 * The title of a posting: a labelled line, else a headline near the top that contains a role, else
 * "we are looking for a …", else the first line if it looks like a headline.
 */
export function findPostingTitle(text: string, lines: readonly Line[]): TitleFact | null {
  const head = lines.slice(0, headLines);
  const candidates = [
    ...lines.slice(0, 60).map(labelled),
    ...head
      .filter((line) => isHeadline(line) && titleFamily(line.text) !== null && !line.isBullet)
      .map(({ text: words, start }) => ({ text: words, start })),
    ...lines.slice(0, 40).map(sought),
    ...head
      .slice(0, 1)
      .filter((line) => isHeadline(line) && line.text.length >= 4)
      .map(({ text: words, start }) => ({ text: words, start })),
  ];
  for (const candidate of candidates) {
    const found = candidate === null ? null : fact(text, candidate);
    if (found) return found;
  }
  return null;
}
