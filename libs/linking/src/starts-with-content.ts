import { contentWords } from './words.js';

/** Whether a phrase begins with what it is about: "Plan the shifts", not "The manager" or "We have no time". */
export function startsWithContent(phrase: string): boolean {
  const [first = ''] = phrase.trim().split(/[\s'’]/u);
  return contentWords(first).length > 0;
}
