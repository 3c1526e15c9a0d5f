/** Upper bound of the back-off between polls: each poll queries the database, and most conditions take over a second. */
const longestPauseMs = 100;

/** Polls with exponential back-off, from 20 ms on, until the answer is neither null nor false. @throws after the timeout, naming `what` */
export async function waitUntil<Answer>(
  what: string,
  ask: () => Promise<Answer | null | false> | Answer | null | false,
  timeoutMs = 120_000,
): Promise<Answer> {
  const deadline = Date.now() + timeoutMs;
  for (let pauseMs = 20; ; pauseMs = Math.min(pauseMs * 1.5, longestPauseMs)) {
    const answer = await ask();
    if (answer !== null && answer !== false) return answer;
    if (Date.now() > deadline) throw new Error(`Waited ${timeoutMs} ms in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
