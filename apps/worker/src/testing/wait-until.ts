/** Most of what is waited for takes longer than the first looks, and each is a query. */
const longestPauseMs = 100;

/** Polls, every 20 ms at first and then less often, until the answer is neither null nor false. @throws after the timeout, naming `what` */
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
