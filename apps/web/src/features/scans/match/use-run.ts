import { type JobDetail } from '@rolefit/contracts';
import { useState } from 'react';
import { isLive } from '../scan-state';

/** A run of a scan that this page has observed. */
export interface WatchedRun {
  readonly isRunning: boolean;
  /** When the match shown at the start was judged; a different time means that the run has produced a match. Null if there was none. */
  readonly judgedAt: string | null;
  /** Score before the run; null if there was none. */
  readonly before: number | null;
  /** Score after the run; null while it is running or if it produced no match. */
  readonly after: number | null;
}

function nextRun(run: WatchedRun | null, { status, score, judged }: JobDetail): WatchedRun | null {
  const isRunning = isLive(status);
  if (isRunning === (run?.isRunning ?? false)) return run;
  const shown = score?.overallScore ?? null;
  const judgedAt = judged?.at ?? null;
  if (!run || isRunning) return { isRunning, judgedAt, before: shown, after: null };
  return { ...run, isRunning, after: judgedAt === run.judgedAt ? null : shown };
}

/** The current or most recent run; null if there was none. */
export function useRun(job: JobDetail): WatchedRun | null {
  const [run, setRun] = useState<WatchedRun | null>(null);
  const next = nextRun(run, job);
  if (next !== run) setRun(next);
  return next;
}
