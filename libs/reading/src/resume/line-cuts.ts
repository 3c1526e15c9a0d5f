import type { Line } from '../document/lines.js';
import { lexicon } from '../lexicon/all-languages.js';
import { findDateRanges } from '../sentence/dates.js';
import { endOfPlace } from '../sentence/places.js';
import { titleStrength } from '../sentence/title-words.js';
import { resumeHeading, wordsOfHeading } from './heading.js';
import { namePieces } from './role-names.js';
import { withRolesApart } from './roles-on-one-line.js';

function cellsOf(line: Line): Line[] {
  const cells: Line[] = [];
  for (const match of line.text.matchAll(/[^\t]+/gu)) {
    const text = match[0].trim();
    const start = line.start + match.index + match[0].indexOf(text);
    if (text !== '')
      cells.push({
        ...line,
        text,
        start,
        end: start + text.length,
        isBullet: line.isBullet && cells.length === 0,
        isAfterGap: line.isAfterGap && cells.length === 0,
      });
  }
  return cells;
}

// This many headings to the left of their contents prove a two-column layout; then weaker signals
// are enough.
const leftHeadings = 2;

/** "Skills⇥Java, Go": splits a heading from the first line of its section. */
function withHeadingsApart(lines: readonly Line[]): Line[] {
  const isLeftHeading = (line: Line) =>
    line.text.includes('\t') &&
    !line.isBullet &&
    resumeHeading({ ...line, text: cellsOf(line)[0]?.text ?? '' }) !== null;
  const isLeftLayout = lines.filter(isLeftHeading).length >= leftHeadings;
  return lines.flatMap((line) => {
    const [, near, rest] =
      isLeftLayout && !line.isBullet
        ? (/^(\p{Lu}\p{L}{4,}) (?=\p{Lu})(.*)$/u.exec(line.text) ?? [])
        : [];
    if (
      near !== undefined &&
      rest !== undefined &&
      !line.text.includes('\t') &&
      wordsOfHeading(near)?.isStrong &&
      resumeHeading(line) === null
    ) {
      return [
        { ...line, text: near, end: line.start + near.length },
        { ...line, text: rest, start: line.end - rest.length, isAfterGap: false },
      ];
    }
    if (!line.text.includes('\t')) return [line];
    const cells = cellsOf(line);
    const [first, second] = cells;
    const isHeading =
      first !== undefined &&
      (resumeHeading(first) !== null ||
        (isLeftLayout && line.isAfterGap && wordsOfHeading(first.text) !== null));
    if (!first || !second || line.isBullet || !isHeading) return [line];
    if (cells.every((cell) => resumeHeading(cell) !== null)) return cells;
    const title = resumeHeading(first) === null ? { ...first, isAfterGap: true } : first;
    return [
      title,
      {
        ...line,
        text: line.text.slice(second.start - line.start),
        start: second.start,
        isAfterGap: false,
      },
    ];
  });
}

// A longer line is a text without line ends; it is split to bound the cost.
const longLine = 2_000;

function withoutLongLines(lines: readonly Line[]): Line[] {
  return lines.flatMap((line) => {
    if (line.text.length <= longLine) return [line];
    const pieces: Line[] = [];
    for (let from = 0; from < line.text.length;) {
      const blank = line.text.indexOf(' ', from + longLine / 2);
      const to =
        blank < 0 || blank > from + longLine ? Math.min(from + longLine, line.text.length) : blank;
      const text = line.text.slice(from, to);
      pieces.push({
        ...line,
        text,
        start: line.start + from,
        end: line.start + to,
        isBullet: line.isBullet && from === 0,
        isAfterGap: line.isAfterGap && from === 0,
      });
      from = line.text.charAt(to) === ' ' ? to + 1 : to;
    }
    return pieces;
  });
}

const { now, until } = lexicon.resumeLabels;
const headerWithText = new RegExp(
  String.raw`^(.{8,100}?(?:19|20)\d\d\s?[-–—]\s?(?:(?:\p{L}{3,9}\.? )?(?:19|20)\d\d|${now})\)?)\s?:\s+(?=\S+\s\S+\s\S)`,
  'iu',
);

// A header alone is shorter.
const headerTextChars = 80;
const headChars = 120;
const headWords = 14;
const textWordsLeast = 5;

const headStop = /^[.:]\s+/u;

/** "Baker, May 2019 to June 2021, Corner Inn, Dallas, TX Baked bread and …": where the header ends that its text follows on the line. */
function headEnd({ text }: Line): number | null {
  const [range] = findDateRanges(text.slice(0, headChars));
  const from = range?.end ?? 0;
  const place = endOfPlace.exec(text.slice(from, headChars));
  const end = place ? from + place.index + place[0].length : (range?.end ?? 0);
  const head = text.slice(0, end);
  // "…, 2021 to now. 48 states, dry van": after a full stop a sentence may begin with anything.
  const isStopped = headStop.test(text.slice(end));
  const rest = text.slice(end).replace(headStop, '').trim();
  if (
    end === 0 ||
    rest.split(/\s+/u).length < textWordsLeast ||
    !(isStopped || /^[*•]?\s?\p{Lu}/u.test(rest)) ||
    head.split(/\s+/u).length > headWords ||
    /[.!?;]\s/u.test(head)
  )
    return null;
  const isTitled = namePieces(head).some((piece) => titleStrength(piece) >= 2);
  return isTitled || (place !== null && range?.start === 0) ? end : null;
}

function withTextApart(line: Line): Line[] {
  const end = line.text.length > headerTextChars && !line.isBullet ? headEnd(line) : null;
  if (end === null) return [line];
  const text = line.text.slice(end).replace(headStop, '').trimStart();
  return [
    { ...line, text: line.text.slice(0, end), end: line.start + end },
    { ...line, text, start: line.end - text.length, isBullet: true, isAfterGap: false },
  ];
}

/** "2019 - 2021 Clerk, Corner Inn: answered phones …": the header up to the colon, or null. */
function datedHeader({ text }: Line): string | null {
  const [range] = findDateRanges(text.slice(0, headChars));
  if (range?.start !== 0) return null;
  const head = text.slice(0, headChars).match(/^[^:]*(?:\d:\d[^:]*)?(?=:\s+\S+\s\S)/u)?.[0] ?? '';
  return head.length > range.end && namePieces(head).some((piece) => titleStrength(piece) >= 2)
    ? head
    : null;
}

/**
 * "Clerk, Corner Inn, 2019-2021: answered phones …": splits a role's header from its description.
 */
function withHeadersApart(line: Line): Line[] {
  const head = headerWithText.exec(line.text)?.[1] ?? datedHeader(line);
  if (head === null) return [line];
  const rest = line.text.slice(head.length).replace(/^\s?:\s+/u, '');
  return [
    { ...line, text: head, end: line.start + head.length },
    { ...line, text: rest, start: line.end - rest.length, isBullet: true, isAfterGap: false },
  ];
}

const spanChars = 60;
const between = new RegExp(`^(?:${until}|-|–|—)$`, 'iu');

/** "April 2014", "to", "Current", each on its own line: a column of dates is one line. */
function withSpansJoined(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (let at = 0; at < lines.length; at++) {
    const [first, dash, last] = [lines[at], lines[at + 1], lines[at + 2]];
    if (!first) break;
    const span = dash && last && between.test(dash.text) ? `${first.text} - ${last.text}` : null;
    const isSpan =
      span !== null &&
      dash?.start === first.end + 1 &&
      last?.start === dash.end + 1 &&
      span.length <= spanChars &&
      findDateRanges(span)[0]?.end === span.length;
    if (!isSpan || !dash || !last) {
      joined.push(first);
      continue;
    }
    joined.push({ ...first, text: `${first.text}\n${dash.text}\n${last.text}`, end: last.end });
    at += 2;
  }
  return joined;
}

/**
 * The lines of a resume, with headings split from contents on the same line, and overlong lines
 * split.
 */
export function resumeLines(lines: readonly Line[]): Line[] {
  return withHeadingsApart(withoutLongLines(withSpansJoined(lines)))
    .flatMap(withRolesApart)
    .flatMap(withHeadersApart)
    .flatMap(withTextApart);
}
