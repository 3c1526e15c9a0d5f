import { type Outcome } from '@rolefit/timed-worker';
import { useEffect, useState } from 'react';
import { sendMessage } from '@/lib/send-message';
import { type LocalScore } from '@/reading/score-locally';
import { type Judge } from '@/reading/workers';

/** `none`: the text contains nothing to judge. `too-complex`: scoring it timed out. Null: there is no profile or no text. */
export type EarlyScore =
  | { readonly state: 'working' }
  | { readonly state: 'none' }
  | { readonly state: 'too-complex' }
  | ({ readonly state: 'done' } & LocalScore)
  | null;

function scoreOf(outcome: Outcome<LocalScore | null>): EarlyScore {
  if (outcome.state === 'too-complex') return { state: 'too-complex' };
  if (outcome.state !== 'done') return null;
  return outcome.result === null ? { state: 'none' } : { state: 'done', ...outcome.result };
}

/**
 * A local estimate of the score, made with the cached profile before the server answers. The scoring code is large and loaded only when needed. A change of
 * the text cancels a run in progress.
 * @param isSignedIn whether there is a profile to score against
 */
export function useEarlyScore(judge: Judge, text: string | null, isSignedIn: boolean): EarlyScore {
  const [found, setFound] = useState<{ text: string; score: EarlyScore } | null>(null);
  useEffect(() => {
    if (text === null || !isSignedIn) return undefined;
    const stop = new AbortController();
    const tell = (score: EarlyScore) => {
      if (!stop.signal.aborted) setFound({ text, score });
    };
    void (async () => {
      const { profile } = await sendMessage('profile.facts', {});
      if (profile === null || stop.signal.aborted) return;
      tell({ state: 'working' });
      const outcome = await judge.run({ text, profile }, stop.signal);
      tell(scoreOf(outcome));
    })().catch(() => tell(null));
    return () => stop.abort();
  }, [judge, text, isSignedIn]);
  return found !== null && found.text === text && isSignedIn ? found.score : null;
}
