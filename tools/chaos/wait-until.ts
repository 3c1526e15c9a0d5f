import { setTimeout as wait } from 'node:timers/promises';

/** Polls until the check returns a value. @throws Error that names the condition after the timeout */
export async function waitUntil<Value>(
  condition: string,
  check: () => Value | null | undefined | false | Promise<Value | null | undefined | false>,
  timeoutMs: number,
): Promise<Value> {
  for (const deadline = Date.now() + timeoutMs; ;) {
    const value = await check();
    if (value !== null && value !== undefined && value !== false) return value;
    if (Date.now() > deadline)
      throw new Error(`waited ${timeoutMs / 1_000} s in vain until ${condition}`);
    await wait(100);
  }
}
