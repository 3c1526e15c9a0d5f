import type { Statement } from '@rolefit/contracts';
import type { SkillMention } from '@rolefit/skills';
import { findDateRanges } from '../sentence/dates.js';
import { quoteOf } from '../document/lines.js';
import { mentionsWithin } from '../skills/mentions.js';
import type { Disclaimed } from './disclaimed.js';
import type { SectionedLine } from './sections.js';
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

/**
 * Lines of evidence: bullets, and sentences of at least five words, joined over wrapped lines; each line of a list (skills, education). A line that
 * says what its owner has not done is none.
 */
export function readStatements(
  text: string,
  { lines, mentions, roleOf, headers, disclaimed }: StatementSources,
): Statement[] {
  const statements: Statement[] = [];
  for (let at = 0; at < lines.length; at++) {
    const first = lines[at];
    // In a resume without headings the first role is among the first lines.
    if (!first || (first.isHead && !roleOf.has(at)) || headers.has(at) || !isEvidence(first))
      continue;
    const isList = !tellingSections.has(first.section);
    let last = first;
    while (
      !isList &&
      continues(last, lines[at + 1]) &&
      !lines[at + 1]?.isHeading &&
      !headers.has(at + 1) &&
      (lines[at + 1]?.end ?? 0) - first.start <= 300
    ) {
      at++;
      last = lines[at] ?? last;
    }
    const words = text.slice(first.start, last.end).split(/\s+/).length;
    // A line of dates is not a statement.
    const isDateLine =
      !first.isBullet && words <= 8 && findDateRanges(text.slice(first.start, last.end)).length > 0;
    const wordsMin = isList ? 1 : first.isBullet ? 3 : 5;
    if (words < wordsMin || isDateLine || disclaimed.coversMost(first)) continue;
    const skillIds = [
      ...new Set(mentionsWithin(mentions, first.start, last.end).map(({ skillId }) => skillId)),
    ];
    statements.push({
      quote: quoteOf(text, first.start, last.end),
      section: first.section,
      role: roleOf.get(at) ?? null,
      skillIds,
    });
  }
  return statements;
}
