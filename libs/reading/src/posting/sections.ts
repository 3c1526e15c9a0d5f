import { titleFamily } from '@rolefit/skills';
import type { Line } from '../document/lines.js';
import { lexicon } from '../lexicon/all-languages.js';
import type { HeadedSection } from '../lexicon/topics/posting-sections.js';
import { headingPhrases } from './heading-phrases.js';
import { isHeadingWord } from './heading-words.js';
import { listOpenedBy } from './list-openings.js';
import { tableRows } from './tables.js';

/** Subject of a part of a posting. `intro` comes before any known heading. */
export type PostingSection = 'intro' | HeadedSection;

const { headings: beginnings, subjectPrepositions, articles, payLabels } = lexicon.postingSections;

/** In order: the first match wins, so specific headings come first. */
const headedSections: readonly HeadedSection[] = [
  'boilerplate',
  'benefits',
  'preferred',
  'about',
  'duties',
  'education',
  'languages',
  'required',
];
const headings = headedSections.map(
  (section) => [section, new RegExp(`^${beginnings[section]}`, 'iu')] as const,
);

const leadingSigns = /^[#*_=\s>~|\-–—•¿¡]+/u;
const trailingSigns = /(?<![#*_=\s:~|\-–—?!.])[#*_=\s:~|\-–—?!.]+$/u;

/** End of a heading and the content after its colon, or null for a line that is no heading. */
export interface Heading {
  readonly section: PostingSection;
  /**
   * Start of the content after "Requirements:" on the same line; the line's end if there is none.
   */
  readonly contentStart: number;
}

interface HeadingPrefix {
  readonly section: PostingSection;
  /** The words after the prefix. */
  readonly rest: string;
  /** A whole phrase leaves no doubt, however long the line is. */
  readonly isPhrase: boolean;
}

function prefixOf(words: string): HeadingPrefix | null {
  const bare = words.replace(leadingSigns, '').replace(trailingSigns, '');
  if (bare === '' || bare.length > 80) return null;
  for (const [section, phrase] of headingPhrases)
    if (phrase.test(bare)) return { section, rest: '', isPhrase: true };
  for (const [section, pattern] of headings) {
    const match = pattern.exec(bare);
    if (match) return { section, rest: bare.slice(match[0].length), isPhrase: false };
  }
  return null;
}

const marked = /^#{1,6}\s|^\*\*.*\*\*:?$|:$/u;
const askingSections: ReadonlySet<PostingSection> = new Set<PostingSection>([
  'required',
  'preferred',
  'education',
  'languages',
]);
const subject = new RegExp(String.raw`^\s${subjectPrepositions}\s(?:${articles}\s)?(\S+)`, 'iu');

/**
 * Whether a line that begins like a heading is an item of a list without bullets: "Experience with Kubernetes", "Privacy law".
 * Browsers drop the bullets of a copied list.
 */
function isItem(line: Line, { section, rest }: HeadingPrefix, current: PostingSection): boolean {
  if (marked.test(line.text) || !/\p{Ll}/u.test(line.text)) return false;
  const named = subject.exec(rest)?.[1];
  if (askingSections.has(section) && named !== undefined && !isHeadingWord(named)) return true;
  const isInList = !line.isAfterGap && askingSections.has(current);
  return (
    isInList &&
    rest.split(/[\s/,&]+/u).some((word) => /^\p{Ll}/u.test(word) && !isHeadingWord(word))
  );
}

const phraseWords = 10;

function isHeadingShape(line: string, wordsMost = 7): boolean {
  const words = line.split(/\s+/).length;
  if (/^#{1,6}\s|^\*\*.*\*\*:?$/.test(line)) return words <= 14;
  if (line.endsWith(':')) return words <= 10;
  return words <= wordsMost && !/[.;,]$/.test(line) && /^[^\p{L}]*[\p{Lu}¿¡]/u.test(line);
}

// "Salary: $50,000" is complete on its line.
const statesPay = /[$€£]\s?\d|\d\s?(?:€|EUR\b|USD\b|GBP\b|k\b)/u;
const payLabel = new RegExp(String.raw`^${payLabels}\b`, 'iu');

/** Reads a line as a heading. @param current the section that the line before is in */
export function headingOf(line: Line, current: PostingSection = 'intro'): Heading | null {
  const colon = line.text.indexOf(':');
  if (colon > 0 && colon <= 45 && colon < line.text.length - 1) {
    const label = line.text.slice(0, colon);
    const prefix = label.split(/\s+/).length <= 7 ? prefixOf(label) : null;
    if (prefix) return { section: prefix.section, contentStart: line.start + colon + 1 };
  }
  if (line.isBullet || !isHeadingShape(line.text, phraseWords) || statesPay.test(line.text))
    return null;
  const prefix = prefixOf(line.text);
  if (prefix === null) return null;
  const isHeading =
    prefix.isPhrase || (isHeadingShape(line.text) && !isItem(line, prefix, current));
  return isHeading ? { section: prefix.section, contentStart: line.end } : null;
}

/**
 * An unknown heading ends a section too if it clearly looks like one: capitals, or a markdown sign.
 */
function isUnknownHeading(line: Line): boolean {
  if (line.isBullet) return false;
  if (/^#{1,4}\s/.test(line.text)) return true;
  const words = line.text.split(/\s+/).length;
  return (
    words >= 1 &&
    words <= 6 &&
    line.isAfterGap &&
    /\p{Lu}{4}/u.test(line.text) &&
    !/\p{Ll}/u.test(line.text) &&
    !/[,\d]/.test(line.text)
  );
}

/** "Benefits Consultant" above a posting is its title, not a heading. */
function isTitle(line: Line, first: Line | undefined): boolean {
  return line === first && !line.text.endsWith(':') && titleFamily(line.text) !== null;
}

/** A run of lines under one heading. */
export interface SectionPart {
  readonly section: PostingSection;
  readonly lines: readonly Line[];
}

/**
 * Groups the lines of a posting by heading; headings are left out, their content on the same line
 * stays.
 */
export function sectionParts(text: string, lines: readonly Line[]): SectionPart[] {
  const parts: { section: PostingSection; lines: Line[] }[] = [{ section: 'intro', lines: [] }];
  const rows = tableRows(lines);
  for (const line of lines) {
    const side = rows.get(line);
    if (side !== undefined) {
      const words = line.text.split('\t', 1)[0]?.trimEnd() ?? '';
      parts.push(
        {
          section: side,
          lines: [{ ...line, text: words, end: line.start + words.length, isBullet: true }],
        },
        { section: parts.at(-1)?.section ?? 'intro', lines: [] },
      );
      continue;
    }
    const heading = isTitle(line, lines[0]) ? null : headingOf(line, parts.at(-1)?.section);
    if (heading) {
      const content = text.slice(heading.contentStart, line.end);
      const start = heading.contentStart + (content.length - content.trimStart().length);
      if (
        (heading.section === 'boilerplate' || payLabel.test(line.text)) &&
        /^[^:]{3,45}:\s*\S/u.test(line.text)
      ) {
        // "Location: Hamburg" is complete on its line; the section around it continues.
        parts.push(
          { section: heading.section, lines: [line] },
          { section: parts.at(-1)?.section ?? 'intro', lines: [] },
        );
        continue;
      }
      parts.push({ section: heading.section, lines: [] });
      if (start < line.end)
        parts.at(-1)?.lines.push({ ...line, start, text: text.slice(start, line.end) });
      continue;
    }
    const opened = line.isBullet ? null : listOpenedBy(line.text);
    if (opened !== null) parts.push({ section: opened, lines: [line] });
    else if (isUnknownHeading(line)) parts.push({ section: 'intro', lines: [line] });
    else parts.at(-1)?.lines.push(line);
  }
  return parts.filter((part) => part.lines.length > 0);
}
