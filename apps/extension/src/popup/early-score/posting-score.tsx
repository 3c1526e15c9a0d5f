import { Ring, scoreWord } from '../score';
import { texts } from '../texts';
import { type EarlyScore } from './use-early-score';

const words = {
  working: texts.earlyScoring,
  none: texts.earlyScoreNone,
  'too-complex': texts.earlyScoreTooComplex,
} as const;

type Estimate = Extract<EarlyScore, { state: 'done' }>;

function Missing({ missing }: Pick<Estimate, 'missing'>) {
  if (missing.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {missing.map((what) => (
        <li key={what} className="max-w-full truncate rounded-full border px-2.5 py-0.5 text-small">
          {texts.missing(what)}
        </li>
      ))}
    </ul>
  );
}

interface PostingScoreProps {
  early: EarlyScore;
  /** The server's score of a scan that this popup has queued. */
  final: number | null;
  /** Whether the same text has a score from an earlier scan, which is shown below. */
  hasEarlierScore: boolean;
}

/** The server's score, or the local estimate until it arrives, with the reason and what is missing. */
export function PostingScore({ early, final, hasEarlierScore }: PostingScoreProps) {
  const estimate = early?.state === 'done' ? early : null;
  const score = final ?? estimate?.score ?? null;
  if (score === null) {
    if (early === null || early.state === 'done') return null;
    return <p className="min-h-14 text-muted">{words[early.state]}</p>;
  }
  const best = estimate?.bestResume ?? null;
  const notes = [
    ...(best === null ? [] : [texts.bestResume(best)]),
    ...(hasEarlierScore ? [] : [texts.scanForFullScore]),
  ];
  return (
    <div className="space-y-2">
      <div className="flex items-center gap-3">
        <Ring score={score} />
        <div className="min-w-0 flex-1">
          <p className="flex items-baseline justify-between gap-2">
            <span className="font-medium">{scoreWord(score)}</span>
            <span className="text-small text-muted">
              {final === null ? texts.earlyScore : texts.serverScore}
            </span>
          </p>
          {estimate && <p className="line-clamp-3 leading-snug break-words">{estimate.reason}</p>}
        </div>
      </div>
      {estimate && <Missing missing={estimate.missing} />}
      {final === null && notes.length > 0 && (
        <p className="text-small text-muted">{notes.join(' ')}</p>
      )}
    </div>
  );
}
