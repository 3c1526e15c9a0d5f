import { type ConditionRequirement, demandsMore } from '@rolefit/contracts';
import type { Unit } from '../../document/units.js';
import type { Span } from '../../document/span.js';
import { quoteOf } from '../../document/lines.js';
import { wholeWords } from '../../document/whole-words.js';
import { lexicon } from '../../lexicon/all-languages.js';
import { preferenceRanges } from '../../sentence/preferences.js';
import type { PostingSection } from '../sections.js';
import { findConditions, type FoundCondition } from './find-conditions.js';

const asking: ReadonlySet<PostingSection> = new Set<PostingSection>(['required', 'preferred']);
/** What an employer offers or tells of itself is no condition, whatever its words. */
const silent: ReadonlySet<PostingSection> = new Set<PostingSection>(['benefits', 'about']);
/** "Travel: 25 %", "Schedule: nights and weekends". */
const label = wholeWords(
  new RegExp(String.raw`^${lexicon.conditions.labels}\b[^:\n]{0,30}:`, 'iu'),
);
const offers = wholeWords(new RegExp(String.raw`\b${lexicon.conditions.offering}\b`, 'iu'));

/** A condition of a sentence with its importance. */
export interface AskedCondition extends FoundCondition {
  readonly importance: ConditionRequirement['importance'];
}

/** The conditions that a sentence sets, and the places of words about conditions. */
export interface AskedConditions {
  readonly conditions: readonly AskedCondition[];
  readonly covered: readonly Span[];
}

export const noConditions: AskedConditions = { conditions: [], covered: [] };

/**
 * The conditions of a sentence that bind whoever takes the job.
 * @param isWishList the sentence is an item of a list of preferences
 * @param isTitle the sentence is the title ("Nurse, nights"), where any condition binds
 */
export function conditionsAskedBy(
  unit: Unit,
  section: PostingSection,
  isWishList: boolean,
  isTitle = false,
): AskedConditions {
  if (silent.has(section)) return noConditions;
  const { conditions: found, covered } = findConditions(unit.text);
  if (covered.length === 0 || offers.test(unit.text)) return noConditions;
  const isListed = isTitle || asking.has(section) || label.test(unit.text);
  const binding = found.filter(({ isFirm, isDemanded }) => isListed || isFirm || isDemanded);
  if (binding.length < found.length) return noConditions;
  const wishes = binding.length === 0 ? [] : preferenceRanges(unit.text);
  const isWished = ({ start, end }: Span) =>
    isWishList ||
    section === 'preferred' ||
    wishes.some((range) => range.start < end && start < range.end);
  return {
    conditions: binding.map((one) => ({
      ...one,
      importance: isWished(one) ? 'preferred' : 'required',
    })),
    covered,
  };
}

/** A condition as a fact of the posting. */
export function conditionFact(
  text: string,
  unit: Unit,
  { topic, amount, importance, start, end }: AskedCondition,
): ConditionRequirement {
  const quote = quoteOf(text, unit.start, unit.end, unit.start + start, unit.start + end);
  return { topic, amount, importance, quote };
}

/** One condition for each topic: a required one before a preferred one, then the highest demand. */
export function mergedConditions(all: readonly ConditionRequirement[]): ConditionRequirement[] {
  const best = new Map<ConditionRequirement['topic'], ConditionRequirement>();
  for (const one of all) {
    const known = best.get(one.topic);
    if (!known || isStricter(one, known)) best.set(one.topic, one);
  }
  return [...best.values()].sort((a, b) => a.quote.start - b.quote.start);
}

function isStricter(one: ConditionRequirement, known: ConditionRequirement): boolean {
  if (one.importance !== known.importance) return one.importance === 'required';
  if (one.amount === null || known.amount === null)
    return one.amount !== null && known.amount === null;
  return demandsMore(one.topic, one.amount, known.amount);
}
