import type { SkillMention } from '@rolefit/skills';
import { splitLines } from '../document/lines.js';
import type { Span } from '../document/span.js';
import { type Unit, unitsOf } from '../document/units.js';
import { isDirectlyNegated } from '../sentence/direct-negation.js';
import { aspirationRanges } from '../sentence/aspirations.js';
import { isLicence } from '../sentence/credentials.js';
import { disclaimedRanges } from '../sentence/disclaimers.js';
import { isOfOthers } from '../sentence/licences-of-others.js';

/** What the owner of a resume has not done, cannot do or only wishes to learn, and licences that other people hold. */
export interface Disclaimed {
  /** Whether a place within a sentence is disclaimed. */
  covers(place: Span): boolean;
  /** Whether most of the first sentence in a range is. */
  coversMost(range: Span): boolean;
}

// "I have never used Kafka." says nothing else; "Ran the docks, no accidents" does.
const mostOf = 0.6;
// "A cook who hopes to move into sales" tells what it does in a line of its own.
const mostOfWish = 0.3;

interface Ranges {
  readonly disclaimed: readonly Span[];
  readonly wished: readonly Span[];
}

function isMost(ranges: readonly Span[], unit: Unit, share: number): boolean {
  return ranges.some((range) => range.end - range.start >= share * unit.text.length);
}

/**
 * Splits the text once; the ranges of a sentence are found when it is first asked about.
 * @param text normalised text of a resume
 * @param mentions of the text, whose licences may be those of others
 * @param isProfile whether a place is in the profile of the person, which may say what work they
 * look for
 */
export function disclaimedIn(
  text: string,
  mentions: readonly SkillMention[],
  isProfile: (at: number) => boolean,
): Disclaimed {
  const licences = new Set(
    mentions.filter(({ skillId }) => isLicence(skillId)).map(({ start }) => start),
  );
  const units = unitsOf(text, splitLines(text));
  const known = new Map<Unit, Ranges>();
  const rangesOf = (unit: Unit): Ranges => {
    const ranges = known.get(unit) ?? {
      disclaimed: disclaimedRanges(unit.text),
      wished: isProfile(unit.start) ? aspirationRanges(unit.text) : [],
    };
    known.set(unit, ranges);
    return ranges;
  };
  return {
    covers({ start, end }) {
      const unit = unitAt(units, start);
      if (unit === null) return false;
      const place = { start: start - unit.start, end: end - unit.start };
      const { disclaimed, wished } = rangesOf(unit);
      return (
        [...disclaimed, ...wished].some(
          (range) => range.start <= place.start && place.end <= range.end,
        ) ||
        isDirectlyNegated(unit.text, place, true) ||
        (licences.has(start) && isOfOthers(unit.text, place))
      );
    },
    coversMost({ start }) {
      const unit = unitAt(units, start);
      if (unit === null) return false;
      const { disclaimed, wished } = rangesOf(unit);
      return isMost(disclaimed, unit, mostOf) || isMost(wished, unit, mostOfWish);
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
