import type { ConditionTopic } from '@rolefit/contracts';
import { wholeWords } from '../document/whole-words.js';
import { lexicon } from '../lexicon/all-languages.js';
import { findConditions, type FoundCondition } from '../posting/conditions/find-conditions.js';

/** Words that say of themselves that the condition is met: "clean driving record", "own car". */
const possessed: ReadonlySet<ConditionTopic> = new Set<ConditionTopic>([
  'driving-record',
  'own-vehicle',
]);
/** A check is met once it was passed. */
const passed = wholeWords(new RegExp(String.raw`\b${lexicon.conditions.passed}\b`, 'iu'));
const screening: ReadonlySet<ConditionTopic> = new Set<ConditionTopic>([
  'background-check',
  'drug-test',
]);

function isStated({ topic, amount, isAccepted }: FoundCondition, line: string): boolean {
  // A resume's owner is not as old as what they require of others.
  if (topic === 'minimum-age') return false;
  if (screening.has(topic)) return passed.test(line);
  if (topic === 'driving-record') return amount !== null;
  return isAccepted || possessed.has(topic);
}

/**
 * The conditions that a line of a resume states to be met, in so many words: work of such a kind is no such statement.
 * Offsets within the line.
 */
export function heldConditions(line: string): FoundCondition[] {
  return findConditions(line).conditions.filter((one) => isStated(one, line));
}
