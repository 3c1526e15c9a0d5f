import { type Outcome } from '@rolefit/timed-worker';
import { useEffect, useState } from 'react';
import { sendMessage } from '@/lib/send-message';
import { type Judge } from '@/reading/workers';

/** `none`: the text can't be judged. `too-complex`: judging it took too long and was stopped. Null: there is nothing to judge it by, or no text. */
export type EarlyScore = { readonly state: 'working' } | { readonly state: 'none' } | { readonly state: 'too-complex' } | { readonly state: 'done'; readonly score: number } | null;

function scoreOf(outcome: Outcome<number | null>): EarlyScore {
  if (outcome.state === 'too-complex') return { state: 'too-complex' };
  if (outcome.state !== 'done') return null;
  return outcome.result === null ? { state: 'none' } : { state: 'done', score: outcome.result };
}

/**
 * The score at once, before the server's: judged here, by what the server last said of the profile. What judges is large; it is fetched from disk only
 * when there is something to judge. A text that changes while it is judged is judged no further.
 * @param isSignedIn whether there is a profile to judge by
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
