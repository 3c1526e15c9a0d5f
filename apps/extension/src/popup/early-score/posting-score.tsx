import { Score } from '../score';
import { texts } from '../texts';
import { type EarlyScore } from './use-early-score';

const words = {
  working: texts.earlyScoring,
  none: texts.earlyScoreNone,
  'too-complex': texts.earlyScoreTooComplex,
} as const;

/** The server's score, or the local estimate until it is available. */
export function PostingScore({ early, final }: { early: EarlyScore; final: number | null }) {
  if (final !== null) return <Score label={texts.serverScore} score={final} />;
  if (early === null) return null;
  if (early.state === 'done') {
    const { score, bestResume } = early;
    const note = bestResume === null ? texts.earlyScoreWhy : texts.earlyScoreOf(bestResume);
    return <Score label={texts.earlyScore} score={score} note={note} />;
  }
  return <p className="text-small text-muted">{words[early.state]}</p>;
}
