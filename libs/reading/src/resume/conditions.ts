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

const hours: ReadonlySet<ConditionTopic> = new Set<ConditionTopic>([
  'nights',
  'evenings',
  'weekends',
  'shifts',
  'on-call',
]);
const bareWords = 4;

/** A short sentence that only names working hours ("Rotating days and nights.") states that the person works them. */
function tellsHours(topic: ConditionTopic, sentence: string): boolean {
  return hours.has(topic) && (sentence.match(/[\p{L}\d-]+/gu)?.length ?? 0) <= bareWords;
}

function isStated({ topic, amount, isAccepted }: FoundCondition, sentence: string): boolean {
  // A resume's owner is not as old as what they require of others.
  if (topic === 'minimum-age') return false;
  if (screening.has(topic)) return passed.test(sentence);
  if (topic === 'driving-record') return amount !== null;
  return isAccepted || possessed.has(topic) || tellsHours(topic, sentence);
}

const sentences = /[^.!?;]+(?:[.!?;](?!\s)[^.!?;]*)*/gu;

/**
 * The conditions that a line of a resume states to be met, in so many words: work of such a kind is no such statement.
 * Offsets within the line.
 */
export function heldConditions(line: string): FoundCondition[] {
  if (findConditions(line).conditions.length === 0) return [];
  return [...line.matchAll(sentences)].flatMap(({ 0: sentence, index }) =>
    findConditions(sentence)
      .conditions.filter((one) => isStated(one, sentence))
      .map((one) => ({ ...one, start: index + one.start, end: index + one.end })),
  );
}
