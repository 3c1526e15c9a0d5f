/** Polls every 20 ms until the answer is neither null nor false. @throws after the timeout, naming `what` */
export async function waitUntil<Answer>(
  what: string,
  ask: () => Promise<Answer | null | false> | Answer | null | false,
  timeoutMs = 120_000,
): Promise<Answer> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (answer !== null && answer !== false) return answer;
    if (Date.now() > deadline) throw new Error(`Waited ${timeoutMs} ms in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
