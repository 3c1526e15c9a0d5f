import { wordsOfAll } from '@rolefit/skills';
import { wordingLimits } from './link-weights.js';
import { contentWords } from './words.js';

/**
 * How little the words say about the work that postings and resumes of every profession share. Source: the share of English postings
 * of all professions that contain a word, in three steps; other languages by their translations.
 */
const weightByStep = { everywhere: 0.1, widespread: 0.35, frequent: 0.65 } as const;

// The most common last: a word of two steps counts as the more common one.
const steps = ['frequent', 'widespread', 'everywhere'] as const;

const weights = new Map<string, number>();
for (const step of steps)
  for (const word of contentWords(wordsOfAll(({ commonWords }) => commonWords[step]).join(' ')))
    weights.set(word, weightByStep[step]);

/** How much a stem tells about the work, 0 to 1: "forklift" 1, "experience" 0.1. */
export function tellingWeight(stem: string): number {
  return weights.get(stem) ?? (/^\d+$/.test(stem) ? 0.1 : 1);
}

/** Whether a stem is rare enough to count as evidence. */
export function isTelling(stem: string): boolean {
  return tellingWeight(stem) >= wordingLimits.tellingFrom;
}

export function weightOf(stems: Iterable<string>): number {
  let sum = 0;
  for (const stem of stems) sum += tellingWeight(stem);
  return sum;
}
