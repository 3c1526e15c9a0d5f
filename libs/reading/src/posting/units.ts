import { splitLines, type Line } from '../document/lines.js';
import { listOpenedBy } from './list-openings.js';
import { introductionOf, type ListIntroduction } from '../sentence/list-introductions.js';
import { withoutSemicolons } from './semicolon-items.js';
import { withoutLastLanguage } from './last-language.js';
import { withoutSecondYears } from './two-durations.js';
import { withItemsAfterColons } from './items-after-colon.js';
import { withoutGluedItems } from './glued-items.js';
import { namesContact } from './contacts.js';
import { isVerbLed } from './duties.js';
import { headingOf, sectionParts, type PostingSection } from './sections.js';
import { unitsOf, type Unit } from '../document/units.js';

/** A sentence of a posting with its heading and the line that introduces its list. */
export interface PostingUnit {
  readonly unit: Unit;
  readonly section: PostingSection;
  readonly introduction: ListIntroduction | null;
  /**
   * Number of the introduced list, to distinguish the items of different lists; 0 outside of one.
   */
  readonly list: number;
}

// "Requirements • Java • SQL": text pasted from a page keeps the bullets and loses the line ends.
const inlineBullet =
  /\s[•●▪◦‣]\s+|(?<=[\p{L}.:;,!)])\s?[*•●▪·]\s(?=\d)|(?<=[\p{L}\d.:;,!)])\s?[*•●▪·](?=\s?\p{Lu})\s?/gu;
const longItem = 25;

function withoutInlineBullets(line: Line): Line[] {
  const cuts = [...line.text.matchAll(inlineBullet)];
  if (cuts.length === 0 || line.text.length / (cuts.length + 1) < longItem) return [line];
  const pieces: Line[] = [];
  let from = 0;
  for (const cut of [...cuts, null]) {
    const to = cut?.index ?? line.text.length;
    const isFirst = from === 0;
    if (to > from)
      pieces.push({
        text: line.text.slice(from, to),
        start: line.start + from,
        end: line.start + to,
        isBullet: !isFirst || line.isBullet,
        isAfterGap: isFirst && line.isAfterGap,
      });
    from = to + (cut?.[0].length ?? 0);
  }
  return pieces;
}

const paragraphChars = 150;
const runInHeading = /[.!?]\s+(?=(\p{Lu}[^.!?:\n]{2,44}:)(?:\s|$))/gu;
const lastSentence = /[.!?]\s+(\p{Lu}[^.!?:\n]{2,200}:)$/u;

/** "… group benefits. Responsibilities will include:": the sentence that opens a list is a line. */
function withListOpeningApart(line: Line): Line[] {
  const match = lastSentence.exec(line.text);
  const opening = match?.[1];
  if (!match || opening === undefined || listOpenedBy(opening) === null) return [line];
  const at = line.text.length - opening.length;
  return [
    { ...line, text: line.text.slice(0, match.index + 1), end: line.start + match.index + 1 },
    { text: opening, start: line.start + at, end: line.end, isBullet: false, isAfterGap: false },
  ];
}

/**
 * "… weekly pay. What you need: a licence": in a posting of one paragraph a heading starts a new
 * line.
 */
function withHeadingsApart(line: Line): Line[] {
  if (line.text.length < paragraphChars && !line.text.endsWith(':')) return [line];
  const pieces: Line[] = [];
  let from = 0;
  for (const match of line.text.matchAll(runInHeading)) {
    const to = match.index + match[0].length;
    if (headingOf({ ...line, text: `${match[1]} x`, isBullet: false }) === null) continue;
    pieces.push({
      ...line,
      text: line.text.slice(from, match.index + 1),
      start: line.start + from,
      end: line.start + match.index + 1,
      isAfterGap: line.isAfterGap && from === 0,
    });
    from = to;
  }
  return from === 0
    ? [line]
    : [
        ...pieces,
        {
          ...line,
          text: line.text.slice(from),
          start: line.start + from,
          isBullet: false,
          isAfterGap: false,
        },
      ];
}

/** The lines of a posting, with lists that were pasted into one line split again. */
export function postingLines(text: string): Line[] {
  return splitLines(text)
    .flatMap(withoutInlineBullets)
    .flatMap(withoutGluedItems)
    .flatMap(withListOpeningApart)
    .flatMap(withHeadingsApart);
}

/** Indentation of a line, including its bullet. */
function indentOf(text: string, at: number): number {
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  return line.length - line.trimStart().length;
}

/** Whether a sentence is the first one of its item. */
function isFirstOfLine(text: string, at: number): boolean {
  return !/[.!?]\s*$/u.test(text.slice(Math.max(0, at - 4), at));
}

/** An item indented no deeper than the item that introduces a list is outside that list. */
function isOutside(text: string, unit: Unit, depth: number): boolean {
  return depth >= 0 && indentOf(text, unit.start) <= depth;
}

// As many lines in a row that begin with a verb are a list that lost its bullets.
const runLeast = 3;

/** Browsers drop the bullets of a copied list: marks each line of a list of duties as an item. */
function withBulletsOfRuns(lines: readonly Line[]): Line[] {
  const marked = [...lines];
  for (let from = 0; from < lines.length;) {
    let to = from;
    while (to < lines.length && isVerbLed(lines[to]?.text ?? '')) to++;
    if (to - from >= runLeast)
      for (let at = from; at < to; at++) {
        const line = lines[at];
        if (line) marked[at] = { ...line, isBullet: true };
      }
    from = Math.max(to, from + 1);
  }
  return marked;
}

/** The sentences of a posting in text order, each with its context. */
export function postingUnits(text: string, lines: readonly Line[]): PostingUnit[] {
  const found: PostingUnit[] = [];
  let lists = 0;
  for (const { section, lines: whole } of sectionParts(text, lines)) {
    const own = withBulletsOfRuns(withItemsAfterColons(text, whole));
    let introduction: ListIntroduction | null = null;
    let depth = -1;
    const units = unitsOf(text, own)
      .flatMap(withoutSemicolons)
      .flatMap(withoutSecondYears)
      .flatMap(withoutLastLanguage);
    for (const unit of units) {
      if (namesContact(unit.text)) continue;
      const begins = introductionOf(unit);
      if (begins) lists++;
      else if (!unit.isBullet || isOutside(text, unit, depth)) introduction = null;
      found.push({ unit, section, introduction, list: introduction ? lists : 0 });
      if (begins) {
        introduction = begins;
        depth = unit.isBullet && isFirstOfLine(text, unit.start) ? indentOf(text, unit.start) : -1;
      }
    }
  }
  return found;
}
