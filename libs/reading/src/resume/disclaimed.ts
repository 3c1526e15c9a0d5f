import { splitLines } from '../document/lines.js';
import type { Span } from '../document/span.js';
import { type Unit, unitsOf } from '../document/units.js';
import { isDirectlyNegated } from '../sentence/direct-negation.js';
import { disclaimedRanges } from '../sentence/disclaimers.js';

/** What the owner of a resume has not done, cannot do, or only wishes to learn. */
export interface Disclaimed {
  /** Whether a place within a sentence is disclaimed. */
  covers(place: Span): boolean;
  /** Whether most of the first sentence in a range is. */
  coversMost(range: Span): boolean;
}

// "I have never used Kafka." says nothing else; "Ran the docks, no accidents" does.
const mostOf = 0.6;

/**
 * Splits the text once; the ranges of a sentence are found when it is first asked about.
 * @param text normalised text of a resume
 */
export function disclaimedIn(text: string): Disclaimed {
  const units = unitsOf(text, splitLines(text));
  const known = new Map<Unit, readonly Span[]>();
  const rangesOf = (unit: Unit): readonly Span[] => {
    const ranges = known.get(unit) ?? disclaimedRanges(unit.text);
    known.set(unit, ranges);
    return ranges;
  };
  return {
    covers({ start, end }) {
      const unit = unitAt(units, start);
      if (unit === null) return false;
      const place = { start: start - unit.start, end: end - unit.start };
      return (
        rangesOf(unit).some((range) => range.start <= place.start && place.end <= range.end) ||
        isDirectlyNegated(unit.text, place, true)
      );
    },
    coversMost({ start }) {
      const unit = unitAt(units, start);
      return (
        unit !== null &&
        rangesOf(unit).some((range) => range.end - range.start >= mostOf * unit.text.length)
      );
    },
  };
}

function unitAt(units: readonly Unit[], at: number): Unit | null {
  let low = 0;
  let high = units.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((units[middle]?.end ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  const unit = units[low];
  return unit !== undefined && unit.start <= at && at < unit.end ? unit : null;
}
