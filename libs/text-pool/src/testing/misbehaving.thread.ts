import { threadId } from 'node:worker_threads';
import { threadTask } from '../thread-task.ts';

/** Entry of a thread that misbehaves as the text says. */
export const postingFacts = threadTask((text: string) => {
  if (text === 'loops') for (;;);
  if (text === 'backtracks') return /^(?:a+)+$/.test('a'.repeat(60) + '!');
  if (text === 'grows') {
    const kept: unknown[] = [];
    for (;;) kept.push(new Array(100_000).fill(text));
  }
  if (text === 'throws') throw new RangeError('no such place');
  if (text === 'sleeps') return new Promise(() => undefined);
  if (text === 'where') return { facts: threadId, rejectedClaims: 0 };
  return { facts: text, rejectedClaims: 0 };
});

export const resumeFacts = postingFacts;
export const judgeMatch = postingFacts;
