import type { ResumeSection } from '@rolefit/contracts';
import type { Line } from '../document/lines.js';
import { skillMentionsIn } from '../skills/mentions.js';
import { pause } from '../document/pause.js';
import {
  looksLikeHeading,
  namesOneLicence,
  opensMiscellaneous,
  opensWishes,
  wordsOfHeading,
} from './heading.js';
import { resumeLines } from './line-cuts.js';
import { headingWords } from './section-headings.js';
import { findSpokenLanguages } from '../sentence/spoken-languages.js';

export { resumeHeading } from './heading.js';

/**
 * Whether a bullet is an item of a list: bullets beside it, with the same gaps, or a heading above.
 * "Languages" and "Presentations" are skills there. Some resumes put a bullet before headings too;
 * those stand apart, or are set as headings.
 */
function isListItem(lines: readonly Line[], at: number): boolean {
  const [previous, line, next] = [lines[at - 1], lines[at], lines[at + 1]];
  if (!line?.isBullet || !previous || looksLikeHeading(line.text)) return false;
  const isOpened = !previous.isBullet && wordsOfHeading(previous.text)?.isStrong === true;
  if (isOpened) return next?.isBullet === true;
  if (!previous.isBullet) return false;
  return next?.isBullet === true
    ? next.isAfterGap === line.isAfterGap
    : !line.isAfterGap &&
        (next === undefined || next.isAfterGap || wordsOfHeading(next.text) !== null);
}

/** A line after a gap, with none between it and the next. */
function isAbove(lines: readonly Line[], at: number): boolean {
  const line = lines[at];
  return line?.isAfterGap === true && !line.isBullet && lines[at + 1]?.isAfterGap === false;
}

// "Other" in a list of skills, or between roles, is no heading.
const mayPrecedeMiscellaneous: ReadonlySet<ResumeSection> = new Set(['education', 'languages']);

/**
 * The section that a line opens, by its words and its surroundings: a blank line before, none
 * after.
 */
function headingAt(lines: readonly Line[], at: number): ResumeSection | null {
  const line = lines[at];
  const found = line ? wordsOfHeading(line.text) : null;
  if (!line || !found || isListItem(lines, at)) return null;
  const standsAbove = isAbove(lines, at);
  if (namesOneLicence(line.text) && !standsAbove) return null;
  if (/^\p{Ll}/u.test(line.text) && !(standsAbove && found.isStrong)) return null;
  return found.isStrong || (looksLikeHeading(line.text) && !line.isBullet) || standsAbove
    ? found.section
    : null;
}

/** A line with its section. */
export interface SectionedLine extends Line {
  readonly section: ResumeSection;
  readonly isHeading: boolean;
  /** Hobbies, interests and goals: no evidence of skills. */
  readonly isWish: boolean;
  /** True before the first heading: name, contact, perhaps a title. */
  readonly isHead: boolean;
}

// Two headings may be adjacent ("Work", "Experience"); more are a column of headings without its
// contents.
const tableRows = 4;

/** Removes runs of adjacent headings: some PDFs emit all headings first and then all contents. */
function withoutTables(
  found: readonly (ResumeSection | null)[],
  lines: readonly Line[],
): (ResumeSection | null)[] {
  const kept = [...found];
  // A heading that lost a letter in extraction ("Certications") is part of the run too.
  const isAny = (at: number) =>
    found[at] != null ||
    (found[at + 1] != null && /^\p{Lu}\p{L}{3,}$/u.test(lines[at]?.text ?? ''));
  for (let from = 0; from < found.length;) {
    let to = from;
    while (to < found.length && isAny(to)) to++;
    if (found.slice(from, to).filter((section) => section !== null).length >= tableRows)
      kept.fill(null, from, to);
    from = Math.max(to, from) + 1;
  }
  return kept;
}

// Maximum length of the head (name, contact, motto); without any heading the rest is content.
const headLines = 12;

/** "Languages: Java, Go" and a heading "Languages" above Java and Go are about skills. */
function withLanguagesTold(lines: readonly SectionedLine[]): SectionedLine[] {
  const told: SectionedLine[] = [...lines];
  for (let from = 0; from < told.length; from++) {
    if (told[from]?.section !== 'languages') continue;
    let to = from;
    while (told[to]?.section === 'languages') to++;
    const contents = told.slice(from, to).filter(({ isHeading }) => !isHeading);
    const isSpoken = contents.some(({ text }) => findSpokenLanguages(text, true).length > 0);
    if (!isSpoken && contents.some(({ text }) => skillMentionsIn(text).length > 0))
      told.splice(
        from,
        to - from,
        ...told.slice(from, to).map((line): SectionedLine => ({ ...line, section: 'skills' })),
      );
    from = to;
  }
  return told;
}

// Yield to the event loop after this many lines; normal resumes have fewer.
const linesPerTurn = 500;

/**
 * Assigns each line to its section; "Skills: Java, Go" is skills content on its own line. Yields to
 * the event loop in long texts.
 */
export async function sectionLines(whole: readonly Line[]): Promise<SectionedLine[]> {
  const lines = resumeLines(whole);
  let section: ResumeSection = 'other';
  let isHead = true;
  let isWish = false;
  const found: (ResumeSection | null)[] = [];
  for (const at of lines.keys()) {
    if (at % linesPerTurn === linesPerTurn - 1) await pause();
    found.push(headingAt(lines, at));
  }
  const headings = withoutTables(found, lines);
  const sectioned = lines.map((line, at): SectionedLine => {
    const isMiscellaneous =
      mayPrecedeMiscellaneous.has(section) && isAbove(lines, at) && opensMiscellaneous(line.text);
    const heading = headings[at] ?? (isMiscellaneous ? 'other' : null);
    if (heading) {
      section = heading;
      isHead = false;
      isWish = opensWishes(line.text);
      return { ...line, section, isHeading: true, isHead, isWish };
    }
    const label = /^([\p{L} &/]{2,30})[:：]\s?\S/u.exec(line.text)?.[1];
    const named = label === undefined ? null : (headingWords(label.trim())?.section ?? null);
    // In a skills section "Languages:" often means programming languages. Skills used in a role
    // stay part of the role.
    const isWithin = section === 'experience' || section === 'projects';
    const own =
      (named === 'skills' && !isWithin) || (named === 'languages' && section !== 'skills')
        ? named
        : null;
    return {
      ...line,
      section: own ?? section,
      isHeading: false,
      isHead: isHead && own === null && at < headLines,
      isWish: isWish && own === null,
    };
  });
  return withLanguagesTold(sectioned);
}

interface SectionBounds {
  /** For each line, the first one after its heading. */
  readonly starts: readonly number[];
  /** For each line, the next heading after it, or the end. */
  readonly ends: readonly number[];
}

// Cached per resume: a search from each dated line takes quadratic time.
const boundsOfLines = new WeakMap<readonly SectionedLine[], SectionBounds>();

function boundsOf(lines: readonly SectionedLine[]): SectionBounds {
  const known = boundsOfLines.get(lines);
  if (known) return known;
  let start = 0;
  const starts = lines.map(({ isHeading }, at) => (start = isHeading && at > 0 ? at + 1 : start));
  let end = lines.length;
  const ends = lines
    .map((_, at) => at)
    .reverse()
    .map((at) => {
      const next = end;
      if (lines[at]?.isHeading) end = at;
      return next;
    })
    .reverse();
  const bounds = { starts, ends };
  boundsOfLines.set(lines, bounds);
  return bounds;
}

/** The first line after a line's heading. */
export function sectionStart(lines: readonly SectionedLine[], at: number): number {
  return boundsOf(lines).starts[Math.min(at, lines.length - 1)] ?? 0;
}

/** The next heading after a line, or the end. */
export function sectionEnd(lines: readonly SectionedLine[], at: number): number {
  return boundsOf(lines).ends[at] ?? lines.length;
}
