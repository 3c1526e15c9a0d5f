import type { TitleFact } from '@rolefit/contracts';
import { titleFamily, titleSeniority } from '@rolefit/skills';
import type { Line } from '../document/lines.js';
import { lexicon } from '../lexicon/all-languages.js';
import { isAdministrative } from './administrative.js';
import { onlyWelcomes } from './asks-nothing.js';
import { splitHeadline } from './employer-in-title.js';
import { headingOf } from './sections.js';
import { hoursAWeek } from './terms/weekly-hours.js';
import { familyOfTitle } from '../sentence/title-words.js';

const words = lexicon.postingTitles;
const label = new RegExp(String.raw`^${words.labels}\s?:\s{0,3}(.{3,120})$`, 'iu');
const seeking = new RegExp(String.raw`\b${words.seeking}\s(?:${words.qualities}\s){0,4}`, 'iu');
const titleEnd = new RegExp(
  String.raw`[.;:!?()\n|]|,(?! ${words.afterComma})|\s[-–—]\s|\s${words.following}\s`,
  'iu',
);
const mark = String.raw`(?:(?<!\s)\s+)?(?:\([mfwdhx](?:\s?[/|,*]\s?[mfwdhx]){1,3}\)|[([]?\b(?:${words.genders}|[mfwdhx]\s?\/\s?[mfwdhx](?:\s?\/\s?[mfwdhx])?)\b\*?[)\]]?)`;
const genderMark = new RegExp(mark, 'giu');
const genderMarkAtEnd = new RegExp(String.raw`${mark}\s*$`, 'iu');

const { permanent, temporary } = lexicon.terms.contracts;
const terms = new RegExp(
  String.raw`(?:(?<!\s)\s+[-–—|,•·(]|(?<!\s),)\s*(?:${words.terms}|${permanent}|${temporary})[)\s]*$`,
  'iu',
);

const separators = String.raw`\s,([|/•·–—-`;
const share = String.raw`(?:\d{1,3}\s?[-–]\s?)?\d{2,3}\s?%`;
const workloadAfter = new RegExp(
  String.raw`(?<![${separators}])[${separators}]+(?:${words.workload}|${share}|${hoursAWeek}\p{L}{0,12}\.?)[\s!)\]]*$`,
  'iu',
);
const workloadBefore = new RegExp(
  String.raw`^(?:${words.workload}|${hoursAWeek}\p{L}{0,12}\.?)[\s:,|–—-]{1,3}(?=\p{L}{3})`,
  'iu',
);

const asNewcomer = new RegExp(String.raw`^${words.asNewcomer}\s(?=\p{L}{3})`, 'iu');

function withoutLastTerm(words: string): string | null {
  const shorter = words.replace(terms, '').replace(workloadAfter, '');
  return shorter === words ? null : shorter;
}

/**
 * Headlines often end with terms of employment ("- 2nd shift - $24/hr"), which are not part of the
 * title.
 */
function withoutTerms(words: string): string {
  let title = words;
  for (let turn = 0; turn < 4; turn++) {
    const shorter = withoutLastTerm(title) ?? withoutLastTerm(title.replace(genderMarkAtEnd, ''));
    if (shorter === null) break;
    title = shorter;
  }
  return title.replace(workloadBefore, '').replace(asNewcomer, '');
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
    .replace(/ (?=[,;])/g, '')
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

/** The value of a line such as "Position: Nurse". */
function labelled(line: Line): Candidate | null {
  const value = label.exec(line.text)?.[1];
  return value === undefined ? null : { text: value, start: line.end - value.length };
}

/** The employer named in the same line as the title. */
export function employerBeside(line: Line): string | undefined {
  return splitHeadline((labelled(line) ?? line).text)?.employer;
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

// Addresses, and demands such as "5+ years".
const notInTitles = new RegExp(
  String.raw`@|https?:|www\.|\d\+?\s${lexicon.durations.years}(?!\p{L})`,
  'iu',
);

/** Headlines have no closing mark, except for a call such as "Forklift driver wanted!". */
const callForApplicants = new RegExp(String.raw`^[^.?!]*[\s,–-](?:${words.workload})\s?!$`, 'iu');

function isHeadline(line: Line): boolean {
  return (
    line.text.length <= 100 &&
    line.text.split(/\s+/).length <= 12 &&
    (!/[.!?;]$/.test(line.text) || callForApplicants.test(line.text)) &&
    !notInTitles.test(line.text) &&
    !isAdministrative(line.text) &&
    !onlyWelcomes(line.text) &&
    headingOf(line) === null
  );
}

function withoutEmployer({ text, start }: Candidate): Candidate {
  const split = splitHeadline(text);
  return split ? { text: split.title, start: start + split.start } : { text, start };
}

const unfinished = new RegExp(String.raw`(?:^|\s)${words.unfinished}\s?[:…]?$`, 'iu');

const headLines = 8;
const listSections = new Set(['duties', 'required', 'preferred', 'benefits']);

/**
 * The first lines of a posting, up to the first list, whose items are no headlines. Skips a line such as "We are looking for a": the title is in the next
 * line.
 */
function headOf(lines: readonly Line[]): readonly Line[] {
  const head = lines.slice(0, headLines).filter(({ text }) => !unfinished.test(text));
  const list = head.findIndex(
    (line, at) => at > 0 && listSections.has(headingOf(line)?.section ?? 'intro'),
  );
  return list < 0 ? head : head.slice(0, list);
}

/**
 * The title of a posting: a labelled line, else a headline near the top that contains a role, else
 * "we are looking for a …", else the first line if it looks like a headline.
 */
export function findPostingTitle(text: string, lines: readonly Line[]): TitleFact | null {
  const head = headOf(lines);
  const candidates = [
    ...lines
      .slice(0, 60)
      .flatMap((line) => labelled(line) ?? [])
      .map(withoutEmployer),
    ...head
      .filter((line) => isHeadline(line) && titleFamily(line.text) !== null && !line.isBullet)
      .map(withoutEmployer),
    ...lines.slice(0, 40).map(sought),
    ...head
      .slice(0, 1)
      .filter((line) => isHeadline(line) && line.text.length >= 4)
      .map(withoutEmployer),
  ];
  for (const candidate of candidates) {
    const found = candidate === null ? null : fact(text, candidate);
    if (found) return found;
  }
  return null;
}
