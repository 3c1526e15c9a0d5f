import type { ResumeSection } from '@rolefit/contracts';
import type { Line } from './lines.js';
import { skillMentionsIn } from './mentions.js';
import { pause } from './pause.js';
import { looksLikeHeading, wordsOfHeading } from './resume-heading.js';
import { resumeLines } from './resume-line-cuts.js';
import { headingWords } from './section-headings.js';
import { findSpokenLanguages } from './spoken-languages.js';

export { resumeHeading } from './resume-heading.js';

/** The section that a line opens by its words and by what stands around it: a blank line before, none after. */
function headingAt(lines: readonly Line[], at: number): ResumeSection | null {
  const line = lines[at];
  const found = line ? wordsOfHeading(line.text) : null;
  if (!line || !found) return null;
  const standsAbove = line.isAfterGap && !line.isBullet && lines[at + 1]?.isAfterGap === false;
  if (/^\p{Ll}/u.test(line.text) && !(standsAbove && found.isStrong)) return null;
  return found.isStrong || (looksLikeHeading(line.text) && !line.isBullet) || standsAbove
    ? found.section
    : null;
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
function withoutTables(
  found: readonly (ResumeSection | null)[],
  lines: readonly Line[],
): (ResumeSection | null)[] {
  const kept = [...found];
  // A heading that lost a letter on its way ("Certications") is one of the run as well.
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

// A normal resume has fewer; in a longer one others may have their turn.
const linesPerTurn = 500;

/** Puts each line into its section; "Skills: Java, Go" is content of skills on its own line. Pauses where there are many. */
export async function sectionLines(whole: readonly Line[]): Promise<SectionedLine[]> {
  const lines = resumeLines(whole);
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
    const own =
      (named === 'skills' && !isWithin) || (named === 'languages' && section !== 'skills')
        ? named
        : null;
    return {
      ...line,
      section: own ?? section,
      isHeading: false,
      isHead: isHead && own === null && at < headLines,
    };
  });
  return withLanguagesTold(sectioned);
}

interface SectionBounds {
  /** For each line, the first one after the heading that it stands under. */
  readonly starts: readonly number[];
  /** For each line, the next heading after it, or the end. */
  readonly ends: readonly number[];
}

// Found once for a resume: looking for them from each dated line takes quadratic time.
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

/** The first line after the heading that a line stands under. */
export function sectionStart(lines: readonly SectionedLine[], at: number): number {
  return boundsOf(lines).starts[Math.min(at, lines.length - 1)] ?? 0;
}

/** The next heading after a line, or the end. */
export function sectionEnd(lines: readonly SectionedLine[], at: number): number {
  return boundsOf(lines).ends[at] ?? lines.length;
}
