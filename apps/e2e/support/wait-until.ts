import { setTimeout as wait } from 'node:timers/promises';

/** Polls until the check returns a truthy value, and returns it. @throws Error with the name of the condition */
export async function waitUntil<Found>(
  what: string,
  check: () => Found | Promise<Found>,
  withinMs = 120_000,
): Promise<NonNullable<Found>> {
  for (const deadline = Date.now() + withinMs; ;) {
    const found = await check();
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`waited ${withinMs / 1000} s in vain until ${what}`);
    await wait(50);
  }
}
