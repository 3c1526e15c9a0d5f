import { type JobDetail } from '@rolefit/contracts';
import { useState } from 'react';
import { isLive } from '../scan-state';

/** A run of a scan that was watched from this page. */
export interface WatchedRun {
  readonly isRunning: boolean;
  /** When the match that stood there as it began was judged: another one tells that the run has made one. Null where there was none. */
  readonly judgedAt: string | null;
  /** What it scored before; null where it had no score. */
  readonly before: number | null;
  /** What it scored in the end; null while it runs, and where it made no match: it failed, or the server never took it. */
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

/** The run that is watched, or was watched last; null where none was. */
export function useRun(job: JobDetail): WatchedRun | null {
  const [run, setRun] = useState<WatchedRun | null>(null);
  const next = nextRun(run, job);
  if (next !== run) setRun(next);
  return next;
}
