import type { ResumeSection } from '@rolefit/contracts';
import type { Line } from './lines.js';
import { pause } from './pause.js';
import { skillMentionsIn } from './mentions.js';
import { headingWords, type HeadingWords } from './section-headings.js';
import { findSpokenLanguages } from './spoken-languages.js';

const headingChars = 60;

/** A heading's words without what templates put around them: numbers, icons, signs, the blanks of "S K I L L S". */
function bareHeading(words: string): string {
  const unspaced = /^(?:\p{Lu}\s){3,}/u.test(words) ? words.replace(/(?<=(?:^|\s)\p{Lu})\s(?=\p{Lu}(?:\s|$))/gu, '') : words;
  return unspaced
    .replace(/^(?:[^\p{L}]+|(?:[IVX]{1,4}|[A-H])[.)]\s+)+|[^\p{L}]+$/gu, '')
    .replace(/\s+/g, ' ');
}

function wordsOfHeading(text: string): HeadingWords | null {
  if (text.length > headingChars) return null;
  const bare = bareHeading(text);
  return bare.length < 2 || /[.;!?]\s/u.test(bare) || /\d$/.test(text) ? null : headingWords(bare);
}

function looksLikeHeading(text: string): boolean {
  return /:$/.test(text) || (!/\p{Ll}/u.test(text) && /\p{Lu}{4}/u.test(text)) || /^\d{1,2}[.)]?\s/.test(text);
}

/** The section that a line opens as its heading, or null. A word that may be an item of a list needs a heading's looks: capitals or a colon. */
export function resumeHeading({ text }: Line): ResumeSection | null {
  const found = wordsOfHeading(text);
  if (!found || /^\p{Ll}/u.test(text)) return null;
  return found.isStrong || looksLikeHeading(text) ? found.section : null;
}

/** The same with what stands around it: a blank line before, none after. */
function headingAt(lines: readonly Line[], at: number): ResumeSection | null {
  const line = lines[at];
  const found = line ? wordsOfHeading(line.text) : null;
  if (!line || !found) return null;
  const standsAbove = line.isAfterGap && !line.isBullet && lines[at + 1]?.isAfterGap === false;
  if (/^\p{Ll}/u.test(line.text) && !(standsAbove && found.isStrong)) return null;
  return found.isStrong || (looksLikeHeading(line.text) && !line.isBullet) || standsAbove ? found.section : null;
}

/** A line with the section it stands in. */
export interface SectionedLine extends Line {
  readonly section: ResumeSection;
  readonly isHeading: boolean;
  /** True before the first heading: name, contact, perhaps a title. */
  readonly isHead: boolean;
}

// Two headings may follow one another ("Work", "Experience"); more are a column of headings that lost its contents.
const tableRows = 4;

/** Takes away headings that stand in a run of nothing else: some PDFs tell all headings first and then all contents. */
function withoutTables(found: readonly (ResumeSection | null)[], lines: readonly Line[]): (ResumeSection | null)[] {
  const kept = [...found];
  // A heading that lost a letter on its way ("Certications") is one of the run as well.
  const isAny = (at: number) => found[at] != null || (found[at + 1] != null && /^\p{Lu}\p{L}{3,}$/u.test(lines[at]?.text ?? ''));
  for (let from = 0; from < found.length; ) {
    let to = from;
    while (to < found.length && isAny(to)) to++;
    if (found.slice(from, to).filter((section) => section !== null).length >= tableRows) kept.fill(null, from, to);
    from = Math.max(to, from) + 1;
  }
  return kept;
}

function cellsOf(line: Line): Line[] {
  const cells: Line[] = [];
  for (const match of line.text.matchAll(/[^\t]+/gu)) {
    const text = match[0].trim();
    const start = line.start + match.index + match[0].indexOf(text);
    if (text !== '') cells.push({ ...line, text, start, end: start + text.length, isBullet: line.isBullet && cells.length === 0, isAfterGap: line.isAfterGap && cells.length === 0 });
  }
  return cells;
}

// So many headings to the left of their contents are a layout; then weaker signs are enough.
const leftHeadings = 2;

/** "Skills⇥Java, Go": a heading to the left of its section's first line is a line of its own. */
function withHeadingsApart(lines: readonly Line[]): Line[] {
  const isLeftHeading = (line: Line) => line.text.includes('\t') && !line.isBullet && resumeHeading({ ...line, text: cellsOf(line)[0]?.text ?? '' }) !== null;
  const isLeftLayout = lines.filter(isLeftHeading).length >= leftHeadings;
  return lines.flatMap((line) => {
    const [, near, rest] = isLeftLayout && !line.isBullet ? (/^(\p{Lu}\p{L}{4,}) (?=\p{Lu})(.*)$/u.exec(line.text) ?? []) : [];
    if (near !== undefined && rest !== undefined && !line.text.includes('\t') && wordsOfHeading(near)?.isStrong && resumeHeading(line) === null) {
      return [{ ...line, text: near, end: line.start + near.length }, { ...line, text: rest, start: line.end - rest.length, isAfterGap: false }];
    }
    if (!line.text.includes('\t')) return [line];
    const cells = cellsOf(line);
    const [first, second] = cells;
    const isHeading = first !== undefined && (resumeHeading(first) !== null || (isLeftLayout && line.isAfterGap && wordsOfHeading(first.text) !== null));
    if (!first || !second || line.isBullet || !isHeading) return [line];
    if (cells.every((cell) => resumeHeading(cell) !== null)) return cells;
    const title = resumeHeading(first) === null ? { ...first, isAfterGap: true } : first;
    return [title, { ...line, text: line.text.slice(second.start - line.start), start: second.start, isAfterGap: false }];
  });
}

// Name, contact and a motto take no more; without any heading the rest is content all the same.
const headLines = 12;

/** "Languages: Java, Go" and a heading "Languages" over Java and Go are about skills. */
function withLanguagesTold(lines: readonly SectionedLine[]): SectionedLine[] {
  const told: SectionedLine[] = [...lines];
  for (let from = 0; from < told.length; from++) {
    if (told[from]?.section !== 'languages') continue;
    let to = from;
    while (told[to]?.section === 'languages') to++;
    const contents = told.slice(from, to).filter(({ isHeading }) => !isHeading);
    const isSpoken = contents.some(({ text }) => findSpokenLanguages(text, true).length > 0);
    if (!isSpoken && contents.some(({ text }) => skillMentionsIn(text).length > 0)) told.splice(from, to - from, ...told.slice(from, to).map((line): SectionedLine => ({ ...line, section: 'skills' })));
    from = to;
  }
  return told;
}

// A longer line is a text without line ends; in pieces it costs no more than others.
const longLine = 2_000;

function withoutLongLines(lines: readonly Line[]): Line[] {
  return lines.flatMap((line) => {
    if (line.text.length <= longLine) return [line];
    const pieces: Line[] = [];
    for (let from = 0; from < line.text.length; ) {
      const blank = line.text.indexOf(' ', from + longLine / 2);
      const to = blank < 0 || blank > from + longLine ? Math.min(from + longLine, line.text.length) : blank;
      const text = line.text.slice(from, to);
      pieces.push({ ...line, text, start: line.start + from, end: line.start + to, isBullet: line.isBullet && from === 0, isAfterGap: line.isAfterGap && from === 0 });
      from = line.text.charAt(to) === ' ' ? to + 1 : to;
    }
    return pieces;
  });
}

// A normal resume has fewer; in a longer one others may have their turn.
const linesPerTurn = 500;

/** Puts each line into its section; "Skills: Java, Go" is content of skills on its own line. Pauses where there are many. */
export async function sectionLines(whole: readonly Line[]): Promise<SectionedLine[]> {
  const lines = withHeadingsApart(withoutLongLines(whole));
  let section: ResumeSection = 'other';
  let isHead = true;
  const found: (ResumeSection | null)[] = [];
  for (const at of lines.keys()) {
    if (at % linesPerTurn === linesPerTurn - 1) await pause();
    found.push(headingAt(lines, at));
  }
  const headings = withoutTables(found, lines);
  const sectioned = lines.map((line, at): SectionedLine => {
    const heading = headings[at] ?? null;
    if (heading) {
      section = heading;
      isHead = false;
      return { ...line, section, isHeading: true, isHead };
    }
    const label = /^([\p{L} &/]{2,30})[:：]\s?\S/u.exec(line.text)?.[1];
    const named = label === undefined ? null : (headingWords(label.trim())?.section ?? null);
    // In a skills section "Languages:" means programming languages as often as not.
    // What a role used is told within it.
    const isWithin = section === 'experience' || section === 'projects';
    const own = (named === 'skills' && !isWithin) || (named === 'languages' && section !== 'skills') ? named : null;
    return { ...line, section: own ?? section, isHeading: false, isHead: isHead && own === null && at < headLines };
  });
  return withLanguagesTold(sectioned);
}

/** The first line after the heading that a line stands under. */
export function sectionStart(lines: readonly SectionedLine[], at: number): number {
  for (let index = at; index > 0; index--) if (lines[index]?.isHeading) return index + 1;
  return 0;
}

/** The next heading after a line, or the end. */
export function sectionEnd(lines: readonly SectionedLine[], at: number): number {
  for (let index = at + 1; index < lines.length; index++) if (lines[index]?.isHeading) return index;
  return lines.length;
}
