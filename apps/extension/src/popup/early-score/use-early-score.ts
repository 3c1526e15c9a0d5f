import { useEffect, useState } from 'react';
import { ask } from '@/lib/ask';

/** `none`: the text can't be judged. Null: there is nothing to judge it by, or no text. */
export type EarlyScore = { readonly state: 'working' } | { readonly state: 'none' } | { readonly state: 'done'; readonly score: number } | null;

/**
 * The score at once, before the server's: judged here, by what the server last said of the profile. What judges is large; it is fetched from disk only
 * when there is something to judge.
 * @param isSignedIn whether there is a profile to judge by
 */
export function useEarlyScore(text: string | null, isSignedIn: boolean): EarlyScore {
  const [found, setFound] = useState<{ text: string; score: EarlyScore } | null>(null);
  useEffect(() => {
    if (text === null || !isSignedIn) return undefined;
    let isOver = false;
    const tell = (score: EarlyScore) => {
      if (!isOver) setFound({ text, score });
    };
    void (async () => {
      const { profile } = await ask('profile.facts', {});
      if (profile === null || isOver) return;
      tell({ state: 'working' });
      const { judgeHere } = await import('./judge-here');
      const score = await judgeHere(text, profile);
      tell(score === null ? { state: 'none' } : { state: 'done', score });
    })().catch(() => tell(null));
    return () => {
      isOver = true;
    };
  }, [text, isSignedIn]);
  return found !== null && found.text === text && isSignedIn ? found.score : null;
}
