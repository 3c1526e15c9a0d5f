import { pauseIn } from '../document/pause.js';
import { lexicon } from '../lexicon/all-languages.js';
import type { SectionedLine } from './sections.js';
import { isLevel } from '../sentence/skill-levels.js';
import { countCuts } from '../skills/skill-lists.js';

/** A passage of a resume that lists skills, in offsets of the text. */
export interface ListPlace {
  readonly start: number;
  readonly end: number;
  /** Index of its first line, which determines section and role. */
  readonly line: number;
  /** Kind of list, which decides which items are accepted as names. */
  readonly kind: 'labelled' | 'section' | 'leading' | 'courses' | 'certificate';
}

const words = lexicon.skillListLabels;
const stackLabel = new RegExp(
  String.raw`^(?:[\p{L}&]+ ){0,2}?${words.labels}(?:(?:,| &| ${words.and}) \p{L}+){0,2}(?: ${words.tails})?\s*[:：]`,
  'iu',
);
const courseLabel = new RegExp(String.raw`^(?:[\p{L}-]+ )?${words.courses}\s*[:：]`, 'iu');
const courseHeading = new RegExp(words.courseHeadings, 'iu');
const openEnd = new RegExp(String.raw`(?:[,;(/&•·|]|\b${words.goesOn})$`, 'iu');
const certificate = new RegExp(words.certificates, 'iu');

// A list continues in the next line if this one is about as long as a page's column.
const wrappedChars = 45;

/** Whether the list continues in the next line. */
function goesOn(line: SectionedLine, next: SectionedLine | undefined): boolean {
  if (
    !next ||
    next.isHeading ||
    next.isBullet ||
    next.isAfterGap ||
    next.section !== line.section ||
    /^[\p{L} &/]{2,30}[:：](?:\s|$)/u.test(next.text)
  )
    return false;
  if (openEnd.test(line.text)) return true;
  const separators = line.text.match(/[,;•·|]/g)?.length ?? 0;
  if (separators < 2 || line.text.includes('\t')) return false;
  return (
    /^\p{Ll}/u.test(next.text) ||
    (line.text.length >= wrappedChars &&
      !/\.$/.test(line.text) &&
      /^[^.]{0,60}[,;•·|]/u.test(next.text)) ||
    (line.text.length >= wrappedChars && next.text.length < 30 && !/[.:]$/.test(line.text))
  );
}

function endOfList(lines: readonly SectionedLine[], from: number): number {
  let to = from;
  for (let line = lines[to]; line && goesOn(line, lines[to + 1]); line = lines[to]) to++;
  return to;
}

// Maximum length of a label.
const labelChars = 60;

/**
 * Whether a short line labels the list below it: "Programming" above "Java • Python", "Web
 * Technologies" above "Advanced" above "HTML, PHP".
 */
function isLabelOfNext(lines: readonly SectionedLine[], at: number): boolean {
  const line = lines[at];
  if (!line || line.isBullet || line.text.length > labelChars || countCuts(line.text) > 0)
    return false;
  let next = at + 1;
  while (lines[next] && isLevel(lines[next]?.text ?? '')) next++;
  const below = lines[next];
  if (!below || below.isHeading || below.section !== line.section) return false;
  return countCuts(below.text.slice(0, labelChars)) >= 2 || (below.isBullet && next === at + 1);
}

function sectionPlaces(lines: readonly SectionedLine[]): ListPlace[] {
  const places: ListPlace[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    if (!line || line.isHeading || line.section !== 'skills') continue;
    if (isLabelOfNext(lines, at)) continue;
    const last = endOfList(lines, at);
    places.push({
      start: line.start,
      end: lines[last]?.end ?? line.end,
      line: at,
      kind: 'section',
    });
    at = last;
  }
  return places;
}

/** "Technologies: Java, Go" and "Technologies include:" above bullets that begin with a name. */
function labelledPlaces(lines: readonly SectionedLine[]): ListPlace[] {
  return lines.flatMap((line, at): ListPlace[] => {
    if (line.isHeading || line.section === 'skills' || line.section === 'languages') return [];
    const isCourses = courseLabel.test(line.text);
    const label = courseLabel.exec(line.text)?.[0] ?? stackLabel.exec(line.text)?.[0];
    if (label === undefined) return [];
    const start = line.start + label.length;
    if (line.text.length > label.length)
      return [
        {
          start,
          end: lines[endOfList(lines, at)]?.end ?? line.end,
          line: at,
          kind: isCourses ? 'courses' : 'labelled',
        },
      ];
    const places: ListPlace[] = [];
    for (let below = at + 1; lines[below]?.isBullet && !lines[below]?.isHeading; below++) {
      const item = lines[below];
      if (item) places.push({ start: item.start, end: item.end, line: below, kind: 'leading' });
    }
    return places;
  });
}

function coursePlaces(lines: readonly SectionedLine[]): ListPlace[] {
  let isCourses = false;
  return lines.flatMap((line, at): ListPlace[] => {
    if (line.isHeading) isCourses = courseHeading.test(line.text);
    return isCourses && !line.isHeading
      ? [{ start: line.start, end: line.end, line: at, kind: 'courses' }]
      : [];
  });
}

function certificatePlaces(lines: readonly SectionedLine[]): ListPlace[] {
  return lines.flatMap((line, at): ListPlace[] => {
    if (line.isHeading || line.section !== 'certificates') return [];
    const previous = lines[at - 1];
    // Lines below the first of an entry hold issuer and date.
    const isFirst =
      line.isBullet ||
      line.isAfterGap ||
      previous?.isHeading !== false ||
      /\b(?:19|20)\d\d\b/.test(line.text) ||
      certificate.test(line.text);
    return isFirst ? [{ start: line.start, end: line.end, line: at, kind: 'certificate' }] : [];
  });
}

// Maximum length of a list, which bounds the cost.
const listChars = 3_000;

/**
 * Lists of skills in a resume: its skills section, labelled lines ("Stack: …"), courses and
 * certificates. In text order; yields to the event loop in long texts.
 */
export async function listPlaces(
  text: string,
  lines: readonly SectionedLine[],
): Promise<ListPlace[]> {
  const places: ListPlace[] = [];
  for (const find of [sectionPlaces, labelledPlaces, coursePlaces, certificatePlaces]) {
    places.push(...find(lines));
    await pauseIn(text);
  }
  return places
    .map((place) => ({ ...place, end: Math.min(place.end, place.start + listChars) }))
    .sort((a, b) => a.start - b.start);
}
