import { lexicon } from '../lexicon/all-languages.js';
import type { Line } from './lines.js';
import { splitLines } from './lines.js';

/** A sentence or an item of a list, joined over wrapped lines: `text.slice(start, end)`. */
export interface Unit {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly isBullet: boolean;
}

const { texts } = lexicon;
const goesOn = new RegExp(String.raw`(?:,|\b${texts.continuing})$`, 'i');

// Mail and PDF wrap at 60 columns or more; a shorter line ended on purpose.
const wrappedChars = 55;

/** Whether the sentence continues in the next line. */
export function continues(line: Line, next: Line | undefined): boolean {
  if (!next || next.isBullet || next.isAfterGap) return false;
  if (/[.!?:;]$/.test(line.text)) return false;
  if (/^\p{Ll}/u.test(next.text)) return line.text.length >= 25;
  return line.text.length >= wrappedChars && goesOn.test(line.text);
}

// The bullet of the next item, where a page has lost the line end before it.
const nextBullet = /(?<![\s·•])[\s·•]+$/u;

const sentenceEnd = /[.!?](?=\s{1,3}["'(\u201c]?[\p{Lu}<])/gu;
const abbreviation = new RegExp(String.raw`\b${texts.abbreviations}$`, 'i');

// Maximum length of a sentence; longer ones are lists without full stops, whose items can be read
// separately.
const unitChars = 1_000;

function cutOf(body: string, from: number): number {
  const window = body.slice(from, from + unitChars);
  const cut = Math.max(window.lastIndexOf(', '), window.lastIndexOf('; '));
  const blank = cut > unitChars / 2 ? cut : window.lastIndexOf(' ');
  return from + (blank > unitChars / 2 ? blank + 1 : unitChars);
}

function sentences(text: string, start: number, end: number, isBullet: boolean): Unit[] {
  const units: Unit[] = [];
  const body = text.slice(start, end);
  let from = 0;
  const push = (to: number) => {
    while (to - from > unitChars) pushPiece(cutOf(body, from));
    pushPiece(to);
  };
  const pushPiece = (to: number) => {
    const piece = body.slice(from, to);
    const left = piece.length - piece.trimStart().length;
    const trimmed = piece.trim().replace(nextBullet, '');
    if (trimmed !== '')
      units.push({
        text: trimmed,
        start: start + from + left,
        end: start + from + left + trimmed.length,
        isBullet,
      });
    from = to;
  };
  for (const match of body.matchAll(sentenceEnd)) {
    if (!abbreviation.test(body.slice(Math.max(0, match.index - 8), match.index)))
      push(match.index + 1);
  }
  push(body.length);
  return units;
}

/** The sentences and list items of these lines, in order. */
export function unitsOf(text: string, lines: readonly Line[]): Unit[] {
  const units: Unit[] = [];
  for (let at = 0; at < lines.length; at++) {
    const first = lines[at];
    if (!first) break;
    let last = first;
    // If the first of several short lines begins in lower case, each is an item of a list without
    // bullets.
    const isBareItem =
      !first.isBullet && /^\p{Ll}/u.test(first.text) && first.text.length < wrappedChars;
    while (continues(last, lines[at + 1]) && !(isBareItem && last.text.length < wrappedChars)) {
      at++;
      last = lines[at] ?? last;
    }
    units.push(...sentences(text, first.start, last.end, first.isBullet));
  }
  return units;
}

/** The sentences and list items of a complete text. */
export function splitUnits(text: string): Unit[] {
  return unitsOf(text, splitLines(text));
}
