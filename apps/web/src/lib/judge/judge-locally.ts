import { type DisplayLanguage, type Match, type MatchCase } from '@rolefit/contracts';
import { TimedWorker, type WorkerLike } from '@rolefit/timed-worker';
import { language } from '../language';

function startJudge(): WorkerLike {
  return new Worker(new URL('./judge.worker.ts', import.meta.url), {
    type: 'module',
    name: 'judge of matches',
  });
}

const judge = new TimedWorker<
  { readonly case: MatchCase; readonly language: DisplayLanguage },
  Match
>(startJudge);

/** Loads the judge, which is large, ahead of its first case. */
export function prepareJudge(): void {
  judge.prepare();
}

/**
 * Judges a case in a Web Worker, by the same code as the server.
 * @returns null if that fails or takes too long: the server's match follows in any case
 */
export async function judgeLocally(input: MatchCase): Promise<Match | null> {
  const outcome = await judge.run({ case: input, language });
  return outcome.state === 'done' ? outcome.result : null;
}
