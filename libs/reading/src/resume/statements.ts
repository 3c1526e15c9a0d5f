import type { Statement } from '@rolefit/contracts';
import type { SkillMention } from '@rolefit/skills';
import { findDateRanges } from '../sentence/dates.js';
import { quoteOf } from '../document/lines.js';
import { mentionsWithin } from '../skills/mentions.js';
import type { Disclaimed } from './disclaimed.js';
import { labelledEmployer, withoutDates } from './role-names.js';
import type { SectionedLine } from './sections.js';
import { isTrainingFor } from '../sentence/title-words.js';
import type { Span } from '../document/span.js';
import { continues } from '../document/units.js';

const tellingSections = new Set(['experience', 'projects', 'summary', 'other']);

/** Input of `readStatements`. */
export interface StatementSources {
  readonly lines: readonly SectionedLine[];
  readonly mentions: readonly SkillMention[];
  /** Index of the role that a line belongs to, by the line's index. */
  readonly roleOf: ReadonlyMap<number, number>;
  /** Indexes of the lines that open a role. */
  readonly headers: ReadonlySet<number>;
  readonly disclaimed: Disclaimed;
}

function isEvidence({ isHeading, isWish }: SectionedLine): boolean {
  return !isHeading && !isWish;
}

const statementChars = 300;
const listWordsMin = 1;
const bulletWordsMin = 3;
const sentenceWordsMin = 5;

/** Index of the last line of a sentence that is wrapped over several; an item of a list is one line. */
function lastLineOf(at: number, { lines, headers }: StatementSources): number {
  const first = lines[at];
  if (!first || !tellingSections.has(first.section)) return at;
  let last = at;
  for (let next = at + 1; next < lines.length; next++) {
    const [line, before] = [lines[next], lines[last]];
    if (
      !line ||
      !before ||
      !continues(before, line) ||
      line.isHeading ||
      headers.has(next) ||
      line.end - first.start > statementChars
    )
      break;
    last = next;
  }
  return last;
}

/** Where a piece of a long paragraph ends: after its last sentence, else its last item, else a word. */
function pieceEnd(window: string): number {
  const ends = [/[.!?](?=\s)/gu, /[;,](?=\s)/gu, /\s/gu].map((end) =>
    Math.max(0, ...[...window.matchAll(end)].map(({ index }) => index + 1)),
  );
  return ends.find((end) => end > window.length / 2) ?? window.length;
}

/** Splits a paragraph into pieces that fit into a quote, since only quoted text is evidence. */
function piecesOf(text: string, start: number, end: number): Span[] {
  const pieces: Span[] = [];
  let from = start;
  while (end - from > statementChars) {
    const to = from + pieceEnd(text.slice(from, from + statementChars));
    pieces.push({ start: from, end: to });
    from = to;
  }
  return [...pieces, { start: from, end }];
}

/** "Umschulung zum Mechatroniker": a training is evidence, whether its line has dates or not. */
function isTraining(first: SectionedLine): boolean {
  return isTrainingFor(withoutDates(first.text));
}

/** @param isOfRole the line belongs to a role, where a list may have lost its bullets */
function isLongEnough(first: SectionedLine, words: string, isOfRole: boolean): boolean {
  const count = words.split(/\s+/).length;
  if (!tellingSections.has(first.section)) return count >= listWordsMin;
  // An employer and its place are names only.
  const isItem =
    first.isBullet ||
    (isOfRole && /(?<!\S)\p{Ll}/u.test(words)) ||
    (count < sentenceWordsMin && isTraining(first));
  return count >= (isItem ? bulletWordsMin : sentenceWordsMin);
}

const dateLineWords = 8;

/** "Name and address of employer: …" below the work of a role names no work. */
function namesEmployer({ section, text }: SectionedLine): boolean {
  return section === 'experience' && labelledEmployer(text) !== null;
}

/** A line of dates is no evidence. */
function isDateLine(first: SectionedLine, words: string): boolean {
  return (
    !first.isBullet &&
    words.split(/\s+/).length <= dateLineWords &&
    findDateRanges(words).length > 0 &&
    !isTraining(first)
  );
}

/**
 * Lines of evidence: bullets, and sentences of at least five words, joined over wrapped lines; each line of a list (skills, education). A line that
 * says what its owner has not done is none.
 */
export function readStatements(text: string, sources: StatementSources): Statement[] {
  const { lines, mentions, roleOf, headers, disclaimed } = sources;
  const statements: Statement[] = [];
  for (let at = 0; at < lines.length; at++) {
    const [start, first] = [at, lines[at]];
    // In a resume without headings the first role is among the first lines.
    if (!first || (first.isHead && !roleOf.has(at)) || headers.has(at) || !isEvidence(first))
      continue;
    at = lastLineOf(at, sources);
    const end = lines[at]?.end ?? first.end;
    const words = text.slice(first.start, end);
    if (
      !isLongEnough(first, words, roleOf.has(start)) ||
      isDateLine(first, words) ||
      namesEmployer(first) ||
      disclaimed.coversMost(first)
    )
      continue;
    for (const piece of piecesOf(text, first.start, end))
      statements.push({
        quote: quoteOf(text, piece.start, piece.end),
        section: first.section,
        role: roleOf.get(start) ?? null,
        skillIds: [
          ...new Set(
            mentionsWithin(mentions, piece.start, piece.end).map(({ skillId }) => skillId),
          ),
        ],
      });
  }
  return statements;
}
