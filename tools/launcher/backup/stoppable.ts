import { Problem } from '../bootstrap/problem.mjs';
import { type RunContext, runUntilStopped } from '../processes/run-until-stopped.ts';

/**
 * Runs `work` to its end, together with the services that it starts, which then stop again. At Ctrl-C `signal` ends it early.
 * @returns what `work` does
 * @throws the error of `work`, or a Problem with `sentence` if it was stopped
 */
export async function runStoppable<Result>(
  work: (context: RunContext, signal: AbortSignal) => Promise<Result>,
  sentence: string,
): Promise<Result> {
  const stop = new AbortController();
  const running: Promise<Result>[] = [];
  const results: Result[] = [];
  const bringUp = async (context: RunContext): Promise<{ untilEnd: Promise<void> }> => {
    const one = work(context, stop.signal);
    running.push(one);
    results.push(await one);
    return { untilEnd: Promise.resolve() };
  };
  try {
    await runUntilStopped({ bringUp });
  } finally {
    stop.abort();
    // It still removes what it had begun.
    await Promise.allSettled(running);
  }
  const [result] = results;
  if (result === undefined) throw new Problem(sentence, { exitCode: 130 });
  return result;
}
