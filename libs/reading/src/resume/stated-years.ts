import type { FoundSkill } from '../find-skills.js';
import { lexicon } from '../lexicon/all-languages.js';
import { findDurations } from '../sentence/years.js';

/** Years that a resume states for a skill in words. */
export interface StatedYears {
  /** The range that names the skill. */
  readonly at: number;
  readonly years: number;
}

const words = lexicon.statedYears;
const between = new RegExp(String.raw`^[\s+'’,:–-]*(?:${words.between}[\s,:'’]*)*$`, 'iu');
const joined = new RegExp(String.raw`^\s*(?:,|&|\/|${words.and}|,\s?${words.and})\s*$`, 'iu');
const after = new RegExp(String.raw`^\s{0,2}(?:[:–-]\s?|\(|,\s)?\s?${words.moreThan}?$`, 'iu');
const ofSomething = new RegExp(String.raw`^[\s)]*${words.ofSomething}\s`, 'iu');
const mayState = new RegExp(String.raw`\d|${words.years}`, 'i');

// Upper bound of a working life.
const yearsMax = 60;
const reach = 60;

/**
 * Years stated for skills in a line: "8 years of Java and Go", "Welding – 12 years", "depuis 5 ans
 * de comptabilité".
 * @param line offset of the line in the text that `found` refers to
 * @param found skills within the line, in order
 */
export function statedYears(
  text: string,
  line: { readonly start: number; readonly end: number },
  found: readonly FoundSkill[],
): StatedYears[] {
  const told = text.slice(line.start, line.end);
  if (found.length === 0 || !mayState.test(told)) return [];
  return findDurations(told)
    .filter(({ years }) => years > 0 && years <= yearsMax)
    .flatMap(({ years, start, end }) => {
      const [from, to] = [line.start + start, line.start + end];
      const first = found.findIndex((skill) => skill.start >= to && skill.start - to <= reach);
      if (first >= 0 && between.test(text.slice(to, found[first]?.start))) {
        const named: StatedYears[] = [];
        for (let at = first; at < found.length; at++) {
          const skill = found[at];
          const previous = found[at - 1];
          if (!skill || (at > first && !joined.test(text.slice(previous?.end, skill.start)))) break;
          named.push({ at: skill.start, years });
        }
        return named;
      }
      const before = found.findLast((skill) => skill.end <= from && from - skill.end <= reach);
      return before &&
        after.test(text.slice(before.end, from)) &&
        !ofSomething.test(text.slice(to, to + 8))
        ? [{ at: before.start, years }]
        : [];
    });
}
