import { setTimeout as wait } from 'node:timers/promises';

/** Looks again soon at first and less often later, since each look may cost the server a query and the browser a page. */
const pauseMs = { first: 50, growth: 1.5, longest: 400 };

/** Polls until the check returns a truthy value, and returns it. @throws Error with the name of the condition */
export async function waitUntil<Found>(
  what: string,
  check: () => Found | Promise<Found>,
  withinMs = 120_000,
): Promise<NonNullable<Found>> {
  const deadline = Date.now() + withinMs;
  for (let pause = pauseMs.first; ; pause = Math.min(pause * pauseMs.growth, pauseMs.longest)) {
    const found = await check();
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`waited ${withinMs / 1000} s in vain until ${what}`);
    await wait(pause);
  }
}
