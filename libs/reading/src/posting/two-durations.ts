import type { Unit } from '../document/units.js';
import { findDurations } from '../sentence/years.js';

const pause = /[,;]\s+/gu;
// "at least", "including", "and a minimum of": the words between the separator and the years.
const leadChars = 28;
const wordsLeast = 4;

/** "Two of which with Docker" is meaningless without the years before it. */
function isItem(text: string): boolean {
  return text.trim().split(/\s+/u).length >= wordsLeast && findDurations(text).length > 0;
}

/** Splits a sentence that asks for two durations: "Ten years in sales, at least five years in software" becomes two items. */
export function withoutSecondYears(unit: Unit): Unit[] {
  const [first, ...others] = findDurations(unit.text);
  if (!first || others.length === 0) return [unit];
  const starts = [...unit.text.matchAll(pause)].map(({ index, 0: gap }) => ({
    end: index,
    next: index + gap.length,
  }));
  const cuts = others.flatMap((duration) => {
    const cut = starts.findLast(({ next }) => next <= duration.start);
    return cut && cut.end >= first.end && duration.start - cut.next <= leadChars ? [cut] : [];
  });
  const pieces: Unit[] = [];
  let from = 0;
  for (const { end, next } of cuts) {
    if (!isItem(unit.text.slice(from, end)) || !isItem(unit.text.slice(next))) continue;
    pieces.push(pieceOf(unit, from, end, pieces.length > 0));
    from = next;
  }
  return [...pieces, pieceOf(unit, from, unit.text.length, pieces.length > 0)];
}

function pieceOf(unit: Unit, from: number, to: number, isLater: boolean): Unit {
  return {
    text: unit.text.slice(from, to),
    start: unit.start + from,
    end: unit.start + to,
    isBullet: unit.isBullet || isLater,
  };
}
