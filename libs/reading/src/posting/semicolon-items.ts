import { findSkillMentions } from '@rolefit/skills';
import type { Unit } from '../document/units.js';
import { findEducationLevels } from '../sentence/education.js';
import { preferenceRanges } from '../sentence/preferences.js';

// A single semicolon may join two clauses of a sentence.
const semicolonsLeast = 2;
const wordsLeast = 2;
const wordsMost = 25;

const semicolon = /;\s+/gu;

const namesSomething = (text: string): boolean =>
  findSkillMentions(text).length > 0 || findEducationLevels(text).length > 0;

/**
 * Whether the second half of a sentence is a preference of its own: "a degree in law; notary experience preferred". In "Python; strongly preferred" it
 * only describes the first half.
 */
function isWishAfterDemand([demand, wish]: readonly string[]): boolean {
  return (
    demand !== undefined &&
    wish !== undefined &&
    preferenceRanges(demand).length === 0 &&
    preferenceRanges(wish).length > 0 &&
    namesSomething(wish)
  );
}

/** "A paralegal certificate; three years of litigation; proficiency with Clio": the items of a list in one sentence. */
export function withoutSemicolons(unit: Unit): Unit[] {
  const gaps = [...unit.text.matchAll(semicolon)];
  if (gaps.length === 0) return [unit];
  const starts = [0, ...gaps.map(({ index, 0: gap }) => index + gap.length)];
  const items = starts.map((from, at) => ({
    from,
    text: unit.text.slice(from, gaps[at]?.index ?? unit.text.length),
  }));
  const isList = items.every(({ text }) => {
    const words = text.split(/\s+/u).length;
    return words >= wordsLeast && words <= wordsMost;
  });
  const isDivided =
    gaps.length >= semicolonsLeast ||
    (gaps.length === 1 && isWishAfterDemand(items.map(({ text }) => text)));
  if (!isList || !isDivided) return [unit];
  return items.map(({ from, text }, at) => ({
    text,
    start: unit.start + from,
    end: unit.start + from + text.length,
    isBullet: at > 0 || unit.isBullet,
  }));
}
